import { ConfigProvider, Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';

import styles from './text-form.module.css';
import { useControlSize } from '../hooks/use-control-size';

interface TextFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  children: ReactNode;
}

/** antd's Form for `FormField`s. An invalid form is not submitted, and its first invalid field gets the focus. */
export function TextForm<Values>({
  form,
  onFinishFailed,
  children,
  ...rest
}: TextFormProps<Values>) {
  const size = useControlSize();
  return (
    <Form<Values>
      {...rest}
      {...(form && { form })}
      layout="vertical"
      noValidate
      requiredMark={mark}
      classNames={{ helpItem: `bold ${styles.complaint}` }}
      styles={{ extra: { minHeight: 0 } }}
      onFinishFailed={(failure) => {
        const first = failure.errorFields[0];
        if (first) form?.focusField(first.name);
        onFinishFailed?.(failure);
      }}
    >
      <ConfigProvider componentSize={size}>{children}</ConfigProvider>
    </Form>
  );
}

/** antd's own asterisk would become part of the field's name. */
function mark(label: ReactNode, { required }: { required: boolean }) {
  return (
    <span className="bold">
      {label}
      {required && (
        <span style={{ color: 'var(--mmv-deleted)' }} aria-hidden>
          {' *'}
        </span>
      )}
    </span>
  );
}
