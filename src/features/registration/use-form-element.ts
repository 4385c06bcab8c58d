import { useState } from 'react';

import type { CustomerField } from './customer-fields';
import type { FieldErrors } from './form-state';

/** The form's element, and a way to focus its first refused field. `fields` are in the screen's order. */
export function useFormElement(fields: readonly CustomerField[]) {
  const [element, attach] = useState<HTMLFormElement | null>(null);

  function focusFirst(errors: FieldErrors) {
    const first = fields.find((key) => errors[key] !== undefined);
    const input = first && element?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }
  return { attach, focusFirst };
}
