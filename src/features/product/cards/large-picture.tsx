import type { Product } from '../../../../domain/product/product';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ProductImage } from '../../../ui/pictures/product-image';
import styles from './large-picture.module.css';

interface LargePictureProps {
  product: Product;
  onClose: () => void;
}

/** A product's picture, as large as the window allows. */
export function LargePicture({ product: { CD_PRODUTO, DESCRICAO }, onClose }: LargePictureProps) {
  return (
    <Dialog title={DESCRICAO} width={720} footer={null} onClose={onClose}>
      <p className="small numbers">Cód. {CD_PRODUTO}</p>
      <div className={styles.picture}>
        <ProductImage code={CD_PRODUTO} name={`Foto de ${DESCRICAO}`} size={672} />
      </div>
    </Dialog>
  );
}
