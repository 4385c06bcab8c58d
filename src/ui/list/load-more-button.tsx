import { Button, Flex } from 'antd';
import { useRef } from 'react';

import { useKeepFocus } from '../hooks/use-keep-focus';

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
    <Flex ref={foot} vertical align="center" gap="small" style={{ paddingBlock: 24 }}>
      <p style={{ color: 'var(--mmv-text-secondary)' }}>
        {total === undefined ? `${shown} à vista` : `${shown} de ${total}`}
      </p>
      <Button size="large" loading={loading} onClick={onClick}>
        Carregar Mais
      </Button>
    </Flex>
  );
}
