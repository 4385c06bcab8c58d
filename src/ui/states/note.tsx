import { Alert, type AlertProps } from 'antd';

/** An alert about a state of the screen. A note, because nothing has just happened. */
export function Note(props: AlertProps) {
  return <Alert role="note" showIcon {...props} />;
}
