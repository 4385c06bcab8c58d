import { Alert, Button, type AlertProps } from 'antd';

interface RetryAlertProps extends Pick<AlertProps, 'type' | 'icon' | 'role' | 'style'> {
  message: string;
  onRetry: () => void;
  /** The label of the button. */
  action?: string;
}

/** A part of the screen could not be loaded. The rest works without it. */
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
