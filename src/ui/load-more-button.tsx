import { Button } from 'antd';
import { useRef } from 'react';

import { useKeepFocus } from './use-keep-focus';
import styles from './load-more-button.module.css';

interface LoadMoreButtonProps {
  /** How many are shown, and of how many; undefined if not known. */
  shown: number;
  total: number | undefined;
  loading?: boolean;
  onClick: () => void;
}

/** The foot of a growing list (§2 /produtos); gone when everything is shown. */
export function LoadMoreButton(props: LoadMoreButtonProps) {
  const { shown, total } = props;
  return total !== undefined && shown >= total ? null : <Foot {...props} />;
}

function Foot({ shown, total, loading = false, onClick }: LoadMoreButtonProps) {
  const foot = useRef<HTMLDivElement>(null);
  useKeepFocus(foot);
  return (
    <div ref={foot} className={styles.foot}>
      <p className={styles.count}>
        {total === undefined ? `${shown} à vista` : `${shown} de ${total}`}
      </p>
      <Button size="large" loading={loading} onClick={onClick}>
        Carregar Mais
      </Button>
    </div>
  );
}
