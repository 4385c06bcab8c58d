import { FallbackImage } from './fallback-image';

interface CategoryImageProps {
  /** CD_GRUPO, or 'TODAS' for the shortcut to all products. */
  code: string;
  /** Empty where the category's name stands beside the picture. */
  alt: string;
  /** Width in pixels; the height is two thirds of it. */
  width: number;
}

/** A category's picture by its group code, or the general one. */
export function CategoryImage({ code, alt, width }: CategoryImageProps) {
  return (
    <FallbackImage
      src={`/categorias/${encodeURIComponent(code)}.svg`}
      fallback="/categorias/default.svg"
      alt={alt}
      width={width}
      height={Math.round((width * 2) / 3)}
    />
  );
}
