import { Alert, Button, type AlertProps } from 'antd';

interface RetryAlertProps extends Pick<AlertProps, 'type' | 'icon' | 'role' | 'style'> {
  message: string;
  onRetry: () => void;
  /** What the button says. */
  action?: string;
}

/** A part of the screen could not be loaded; the rest goes on without it. */
export function RetryAlert({
  message,
  onRetry,
  action = 'Tentar de novo',
  type = 'warning',
  ...look
}: RetryAlertProps) {
  return (
    <Alert
      {...look}
      type={type}
      showIcon
      title={message}
      action={
        <Button size="small" onClick={onRetry}>
          {action}
        </Button>
      }
    />
  );
}
