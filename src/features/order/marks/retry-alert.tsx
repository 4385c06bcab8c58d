import { Alert, Button } from 'antd';

interface RetryAlertProps {
  /** What could not be had and what that means for the list, as a sentence. */
  message: string;
  onRetry: () => void;
}

/** A part of the orders could not be loaded; the rest goes on without it. */
export function RetryAlert({ message, onRetry }: RetryAlertProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={message}
      action={
        <Button size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    />
  );
}
