import { Button, Result } from 'antd';

interface FailedStateProps {
  /** What could not be done and what to do, as a sentence. */
  message: string;
  onRetry: () => void;
}

/** Takes the place of content that could not be loaded. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <div role="alert">
      <Result
        status="error"
        title={message}
        extra={<Button onClick={onRetry}>Tentar de novo</Button>}
      />
    </div>
  );
}
