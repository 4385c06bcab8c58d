import { useState } from 'react';
import styles from './fallback-image.module.css';

interface FallbackImageProps {
  src: string;
  /** Shown when `src` can't be loaded. */
  fallback: string;
  alt: string;
  /** Pixels. The space is reserved while the picture loads, so nothing jumps. */
  width: number;
  height: number;
  /** As wide as its container; width and height then only give the proportions. */
  fill?: boolean;
}

/** A lazily loaded picture, replaced by the fallback if it can't be loaded. */
export function FallbackImage({
  src,
  fallback,
  alt,
  width,
  height,
  fill = false,
}: FallbackImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = failedSrc === src;
  return (
    <img
      className={fill ? styles.fill : styles.image}
      src={failed ? fallback : src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={failed ? undefined : () => setFailedSrc(src)}
    />
  );
}
