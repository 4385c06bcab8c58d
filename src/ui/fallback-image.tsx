import { useState } from 'react';
import styles from './fallback-image.module.css';

interface FallbackImageProps {
  src: string;
  /** Shown when `src` can't be loaded. */
  fallback: string;
  alt: string;
  /** Pixels; the room is kept while the picture loads, so nothing jumps. */
  width: number;
  height: number;
  /** As wide as the place it stands in; width and height then only give its proportions. */
  fill?: boolean;
}

/** A lazily loaded picture that gives way to another one, once, when it can't be had. */
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
