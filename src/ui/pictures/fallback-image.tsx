import { useState, type CSSProperties } from 'react';
import { grown } from '../theme/rem';

interface FallbackImageProps {
  src: string;
  /** Shown if `src` can't be loaded. */
  fallback: string;
  alt: string;
  /** In px. The layout reserves the space while the picture loads. */
  width: number;
  height: number;
  /** As wide as its container. Width and height then only give the proportions. */
  fill?: boolean;
}

const shrinking: CSSProperties = { flex: 'none', height: 'auto', objectFit: 'contain' };
const filling: CSSProperties = { ...shrinking, display: 'block', width: '100%' };

/** A lazily loaded picture. The fallback replaces it if it can't be loaded. */
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
