import { Button, Flex } from 'antd';

import { keepFocus } from '../hooks/keep-focus';

interface LoadMoreButtonProps {
  /** The total is undefined if unknown. */
  shown: number;
  total: number | undefined;
  loading?: boolean;
  onClick: () => void;
}

/** The button below a growing list (§2 /produtos); absent when everything is shown. */
export function LoadMoreButton({ shown, total, loading = false, onClick }: LoadMoreButtonProps) {
  if (total !== undefined && shown >= total) return null;
  return (
    <Flex
      ref={keepFocus}
      vertical
      align="center"
      gap="small"
      style={{ paddingBlock: 'var(--mmv-space-6)' }}
    >
      <p style={{ color: 'var(--mmv-text-secondary)' }}>
        {total === undefined ? `${shown} à vista` : `${shown} de ${total}`}
      </p>
      <Button size="large" loading={loading} onClick={onClick}>
        Carregar Mais
      </Button>
    </Flex>
  );
}
