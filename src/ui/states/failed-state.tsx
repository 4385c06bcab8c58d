import { Button } from 'antd';

import { EmptyState } from './empty-state';

interface FailedStateProps {
  /** What could not be done and what to do, as a sentence. */
  message: string;
  onRetry: () => void;
}

/** Takes the place of content that could not be loaded. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <EmptyState
      role="alert"
      drawing="failed"
      title={message}
      action={<Button onClick={onRetry}>Tentar de novo</Button>}
    />
  );
}
