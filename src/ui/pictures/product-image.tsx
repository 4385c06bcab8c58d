import { picturePath } from '../../../domain/product/picture';
import { FallbackImage } from './fallback-image';
import { useNewPicture } from './new-pictures';

interface ProductImageProps {
  /** CD_PRODUTO. */
  code: string;
  name: string;
  size: number;
}

/** A product's picture by its code, or the default one (§2, §8). */
export function ProductImage({ code, name, size }: ProductImageProps) {
  const replaced = useNewPicture(code);
  return (
    <FallbackImage
      src={`${picturePath(code)}${replaced}`}
      fallback="/products/images/default.jpg"
      alt={name}
      width={size}
      height={size}
    />
  );
}
