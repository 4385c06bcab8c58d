import { QueryClientContext } from '@tanstack/react-query';
import { useCallback, useContext, type ReactNode } from 'react';

/** Hands the query client to content that antd renders outside the tree, such as dialogs. */
export function useCarryAnswers(): (content: ReactNode) => ReactNode {
  const client = useContext(QueryClientContext);
  return useCallback(
    (content) => <QueryClientContext value={client}>{content}</QueryClientContext>,
    [client],
  );
}
