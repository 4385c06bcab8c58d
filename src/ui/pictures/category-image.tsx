import { FallbackImage } from './fallback-image';

interface CategoryImageProps {
  /** CD_GRUPO, or 'TODAS' for the shortcut to all products. */
  code: string;
  alt: string;
}

/** The picture of a category by its code, or the default one: 3:2, as wide as its tile. */
export function CategoryImage({ code, alt }: CategoryImageProps) {
  return (
    <FallbackImage
      src={`/categorias/${encodeURIComponent(code)}.svg`}
      fallback="/categorias/default.svg"
      alt={alt}
      width={480}
      height={320}
      fill
    />
  );
}
