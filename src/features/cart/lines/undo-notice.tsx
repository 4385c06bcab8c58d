import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useCart, useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import styles from './undo-notice.module.css';

/** Offers to undo a removal, before the lines in the Tab order. Always rendered, so that changes are announced. */
export function UndoNotice() {
  const removed = useCart((cart) => cart.removed);
  const { undoRemoval, dismissRemoval } = useCartVerbs();
  const locked = useCartLocked();
  const [first] = removed;
  return (
    <div role="status" className={styles.frame}>
      {first && (
        <div className={`row ${styles.notice}`}>
          <span className={`two-lines ${styles.words}`}>
            {removed.length === 1
              ? `Removido: ${first.line.DESCRICAO}`
              : `${removed.length} itens removidos`}
          </span>
          <Button size="small" disabled={locked} onClick={undoRemoval}>
            Desfazer
          </Button>
          <Button
            size="small"
            type="text"
            aria-label="Dispensar aviso"
            icon={<CloseOutlined aria-hidden />}
            onClick={dismissRemoval}
          />
        </div>
      )}
    </div>
  );
}
