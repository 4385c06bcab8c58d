import { Col } from 'antd';
import type { ReactNode } from 'react';

import { fieldChecks, isRequired } from '../../../domain/registration/registration';
import { FormField } from '../../ui/forms/form-field';
import { fieldLooks, maxLengthOf, type CustomerField } from '../../ui/forms/customer-fields';

interface RegistrationFieldProps {
  name: CustomerField;
  /** 24ths of the section's width in a wide window. */
  span: number;
  /** 24ths in a narrow window. */
  narrowSpan?: number;
  /** True if an administrator types another person's data: the browser must not suggest the administrator's own. */
  forSomebodyElse: boolean;
  readOnly?: boolean;
  /** A button joined to the input. Enter presses it. */
  action?: ReactNode;
  onAction?: () => void;
}

/** A field of a registration form in its column. */
export function RegistrationField({
  name,
  span,
  narrowSpan = 24,
  forSomebodyElse,
  readOnly = false,
  action,
  onAction,
}: RegistrationFieldProps) {
  const { autoComplete, ...look } = fieldLooks[name];
  const isOwn = !forSomebodyElse || autoComplete === 'new-password';
  return (
    <Col xs={narrowSpan} md={span}>
      <FormField
        {...look}
        name={name}
        check={fieldChecks[name]}
        required={isRequired(name)}
        readOnly={readOnly}
        maxLength={maxLengthOf(name)}
        autoComplete={isOwn ? autoComplete : 'off'}
        action={action}
        {...(onAction && {
          onPressEnter: (event) => {
            // Enter must not submit the form.
            event.preventDefault();
            onAction();
          },
        })}
      />
    </Col>
  );
}
