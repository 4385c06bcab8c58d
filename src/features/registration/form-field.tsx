import type { ComponentProps } from 'react';

import { Field } from '../../ui/field';
import { fieldLimits, type CustomerField } from './customer-fields';
import styles from './registration.module.css';
import type { CustomerFormHandle } from './use-customer-form';

interface FormFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'readOnly'
> {
  form: CustomerFormHandle;
  name: CustomerField;
  /** Sixths of the section's width on a wide window. */
  span: 1 | 2 | 3 | 4 | 6;
}

/** One field of the form: its text, its complaint, its place. */
export function FormField({ form, name, span, error, ...rest }: FormFieldProps) {
  return (
    <div className={styles.cell} data-span={span}>
      <Field
        {...rest}
        name={name}
        value={form.values[name]}
        onChange={(text) => form.change(name, text)}
        onBlur={() => form.leave(name)}
        readOnly={form.isReadOnly(name)}
        maxLength={fieldLimits[name]}
        error={form.errors[name] ?? error}
      />
    </div>
  );
}
