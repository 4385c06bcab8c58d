import { useId, type ReactNode } from 'react';

import field from '../../../../ui/forms/labelled-control.module.css';

interface WordsFieldProps {
  label: string;
  /** Why the text is not taken as it is. */
  complaint: string | undefined;
  /** The control, which takes these props. */
  children: (field: {
    id: string;
    status: '' | 'error';
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => ReactNode;
}

/** A control under its label, with what is wrong with its text below it: nothing that was written is cut off. */
export function WordsField({ label, complaint, children }: WordsFieldProps) {
  const id = useId();
  const complaintId = `${id}-complaint`;
  const wrong = complaint !== undefined;
  return (
    <div>
      <label className={`small ${field.label}`} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        status: wrong ? 'error' : '',
        'aria-invalid': wrong,
        'aria-describedby': complaintId,
      })}
      <p id={complaintId} className="small failed" aria-live="polite">
        {complaint}
      </p>
    </div>
  );
}
