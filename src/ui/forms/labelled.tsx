import { useId, type ComponentProps, type ReactNode } from 'react';

import styles from './labelled-control.module.css';

interface LabelledProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  wide?: boolean;
  /** Below the control. */
  hint?: string | undefined;
  /** Replaces the hint if the value is invalid. */
  complaint?: string | undefined;
  /** How screen readers announce the complaint: as an alert, or in a polite live region that is always there. */
  said?: 'alert' | 'polite';
  /** Renders the control with these props. */
  children: (control: {
    id: string;
    status: '' | 'error';
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control below its label, with a hint or complaint under it. */
export function Labelled(props: LabelledProps) {
  const { label, wide, hint, complaint, said, children, id: given, className, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  const wrong = complaint !== undefined;
  const line = complaint ?? hint;
  const lineId = line !== undefined || said === 'polite' ? `${id}-line` : undefined;
  return (
    <div {...rest} className={className ?? `${styles.field} ${wide ? styles.wide : ''}`}>
      <label className={`small ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        status: wrong ? 'error' : '',
        'aria-invalid': wrong,
        'aria-describedby': lineId,
      })}
      {lineId !== undefined && (
        <p
          id={lineId}
          className={`small ${wrong ? 'failed' : ''} ${styles.hint}`}
          {...(said === 'alert' ? { role: 'alert' } : { 'aria-live': said })}
        >
          {line}
        </p>
      )}
    </div>
  );
}
