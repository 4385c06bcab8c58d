import { QueryClientContext } from '@tanstack/react-query';
import { useCallback, useContext, type ReactNode } from 'react';

/** Gives what antd draws elsewhere, such as the content of a dialog, the endpoints' answers of the screen that asks. */
export function useCarryAnswers(): (content: ReactNode) => ReactNode {
  const client = useContext(QueryClientContext);
  return useCallback(
    (content) => <QueryClientContext value={client}>{content}</QueryClientContext>,
    [client],
  );
}
