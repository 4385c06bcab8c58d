import { Alert } from 'antd';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** What is wrong, as a sentence. */
  title: string;
  /** A button on its right. */
  action?: ReactNode;
}

/** A warning within the page, announced when it appears. */
export function Notice({ title, action }: NoticeProps) {
  return <Alert type="warning" showIcon title={title} action={action} />;
}
