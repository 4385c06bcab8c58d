import type { ComponentProps } from 'react';

import { Field } from '../../ui/field';
import { maximumLength, type CustomerField } from './customer-fields';
import type { FieldErrors } from './form-state';
import styles from './registration.module.css';

/** What a field needs of its form. */
interface FormHandle<Name extends CustomerField> {
  values: Record<Name, string>;
  errors: FieldErrors;
  /** True when the administrator types somebody else's data: the browser must not suggest the administrator's own. */
  forSomebodyElse: boolean;
  isReadOnly: (name: Name) => boolean;
  change: (name: Name, text: string) => void;
  blur: (name: Name) => void;
}

interface FormFieldProps<Name extends CustomerField> extends Omit<
  ComponentProps<typeof Field>,
  'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'readOnly'
> {
  form: FormHandle<Name>;
  name: Name;
  /** Sixths of the section's width on a wide window. */
  span: 1 | 2 | 3 | 4 | 6;
}

/** One field of a registration form: its text, its complaint, its place. */
export function FormField<Name extends CustomerField>({
  form,
  name,
  span,
  error,
  autoComplete,
  ...rest
}: FormFieldProps<Name>) {
  const isOwn = !form.forSomebodyElse || autoComplete === 'new-password';
  return (
    <div className={styles.cell} data-span={span}>
      <Field
        {...rest}
        name={name}
        value={form.values[name]}
        onChange={(text) => form.change(name, text)}
        onBlur={() => form.blur(name)}
        readOnly={form.isReadOnly(name)}
        maxLength={maximumLength(name)}
        autoComplete={isOwn ? autoComplete : 'off'}
        error={form.errors[name] ?? error}
      />
    </div>
  );
}
