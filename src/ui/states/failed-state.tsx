import { Button } from 'antd';

import { EmptyState } from './empty-state';

interface FailedStateProps {
  /** What could not be done and what to do, as a sentence. */
  message: string;
  /** Absent where nothing is to be tried again. */
  onRetry?: (() => void) | undefined;
  /** What the button says. */
  action?: string;
}

/** Takes the place of content that could not be loaded. */
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
