import { useState, type CSSProperties } from 'react';
import { grown } from '../theme/rem';

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

const shrinking: CSSProperties = { flex: 'none', height: 'auto', objectFit: 'contain' };
const filling: CSSProperties = { ...shrinking, display: 'block', width: '100%' };

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
      style={fill ? filling : shrinking}
      src={failed ? fallback : src}
      alt={alt}
      width={grown(width)}
      height={grown(height)}
      loading="lazy"
      decoding="async"
      onError={failed ? undefined : () => setFailedSrc(src)}
    />
  );
}
