import { Button } from 'antd';

import { EmptyState } from './empty-state';

interface FailedStateProps {
  /** A sentence: what failed and what to do. */
  message: string;
  /** Absent if a retry makes no sense. */
  onRetry?: (() => void) | undefined;
  /** The label of the button. */
  action?: string;
}

/** Replaces content that could not be loaded. */
export function FailedState({ message, onRetry, action = 'Tentar de novo' }: FailedStateProps) {
  return (
    <EmptyState
      role="alert"
      drawing="failed"
      title={message}
      action={onRetry && <Button onClick={onRetry}>{action}</Button>}
    />
  );
}
