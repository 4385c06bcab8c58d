import { Button } from './button';
import styles from './load-more-button.module.css';

interface LoadMoreButtonProps {
  /** How many are shown, of how many; undefined where that is not known. */
  shown: number;
  total: number | undefined;
  loading?: boolean;
  onClick: () => void;
}

/** The foot of a list that grows (specification, section 2, /produtos); gone when all is shown. */
export function LoadMoreButton({ shown, total, loading = false, onClick }: LoadMoreButtonProps) {
  if (total !== undefined && shown >= total) return null;
  return (
    <div className={styles.foot}>
      <p className={styles.count}>
        {total === undefined ? `${shown} à vista` : `${shown} de ${total}`}
      </p>
      <Button size="large" loading={loading} onClick={onClick}>
        Carregar Mais
      </Button>
    </div>
  );
}
