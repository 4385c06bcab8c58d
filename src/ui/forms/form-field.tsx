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
  /** The complaint about a text, which is made when the field is left and when the form is sent. */
  check?: (text: string) => string | undefined;
  required?: boolean;
  /** Help below the input, in whose place a complaint is shown. */
  hint?: string | undefined;
}

/** One text of a form: label, input, and a line for its complaint, which goes as soon as the text is right. */
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
    // A complaint that is there is about the same text, such as that the e-mail is taken.
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
        // The hint takes the room that is left for a complaint.
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

/** Form.Item adds value, id and what ties the input to its messages. */
function Control({ type = 'text', action, mask = visibleText, ...input }: ControlProps) {
  // A read-only field looks like one.
  const variant = input.readOnly ? 'filled' : 'outlined';
  if (type === 'password') {
    // A password is never rewritten.
    const { onChange, ...password } = input;
    return (
      <Input.Password
        {...password}
        variant={variant}
        // antd's is too small to be hit by a finger.
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
