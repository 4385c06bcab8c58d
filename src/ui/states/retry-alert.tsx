import { Alert, Button, type AlertProps } from 'antd';

interface RetryAlertProps extends Pick<AlertProps, 'type' | 'icon' | 'role' | 'style'> {
  message: string;
  onRetry: () => void;
}

/** A part of the screen could not be loaded; the rest goes on without it. */
export function RetryAlert({ message, onRetry, type = 'warning', ...look }: RetryAlertProps) {
  return (
    <Alert
      {...look}
      type={type}
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
