import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Form, Input, Space } from 'antd';
import type { ReactNode } from 'react';

import { visibleText } from '../../../domain/words/text';
import { MaskedInput, type MaskedInputProps } from '../fields/mask/masked-input';
import styles from './text-form.module.css';

interface ControlProps extends Omit<MaskedInputProps, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'password';
  action?: ReactNode;
}

export interface FormFieldProps extends Omit<ControlProps, 'value' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  /** Returns the complaint about a text; called on blur and on submit. */
  check?: (text: string) => string | undefined;
  required?: boolean;
  /** Help below the input. A complaint replaces it. */
  hint?: string | undefined;
}

/** A text field of a form: label, input, and a complaint that disappears once the text is valid. */
export function FormField({
  name,
  label,
  check,
  hint,
  required = false,
  ...input
}: FormFieldProps) {
  const form = Form.useFormInstance<Record<string, string>>();
  const complains = () => form.getFieldError(name).length > 0;

  function leave() {
    // A complaint that is already shown is about the same text, for example that the e-mail is taken.
    if (complains()) return;
    if (form.getFieldValue(name) !== '' || required) void form.validateFields([name]);
  }

  return (
    // antd doesn't announce its messages.
    <div className={styles.field} aria-live="polite">
      <Form.Item
        name={name}
        label={label}
        required={required}
        rules={check && !input.readOnly ? [ruleOf(check)] : []}
        validateTrigger={[]}
        extra={hint !== undefined && <span className={styles.hint}>{hint}</span>}
        // The hint uses the space that is reserved for a complaint.
        {...(hint !== undefined && { style: { marginBottom: 0 } })}
      >
        <Control
          {...input}
          name={name}
          onBlur={leave}
          onChange={() => {
            if (complains()) void form.validateFields([name]);
          }}
        />
      </Form.Item>
    </div>
  );
}

function ruleOf(check: (text: string) => string | undefined) {
  return {
    validator(_: unknown, text: string) {
      const complaint = check(text);
      return complaint === undefined ? Promise.resolve() : Promise.reject(new Error(complaint));
    },
  };
}

const reveal = { padding: 6, fontSize: 'var(--mmv-icon)' };

/** Form.Item adds the value, the id and the link to its messages. */
function Control({ type = 'text', action, mask = visibleText, ...input }: ControlProps) {
  // A read-only field looks like one.
  const variant = input.readOnly ? 'filled' : 'outlined';
  if (type === 'password') {
    // Passwords are never rewritten.
    const { onChange, ...password } = input;
    return (
      <Input.Password
        {...password}
        variant={variant}
        // antd's icon is too small for touch.
        iconRender={(revealed) => (
          <span style={reveal}>
            {revealed ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          </span>
        )}
        styles={{ suffix: { marginBlock: -8 } }}
        onChange={(event) => onChange?.(event.target.value)}
      />
    );
  }
  const control = <MaskedInput {...input} type={type} mask={mask} variant={variant} />;
  return action ? (
    <Space.Compact block>
      {control}
      {action}
    </Space.Compact>
  ) : (
    control
  );
}
