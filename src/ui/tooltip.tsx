import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  title: string;
  placement?: 'right' | 'bottomRight';
  /** A single element that takes `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Delays (§9). */
const showAfterMs = 250;
const hideAfterMs = 400;

/** Between the element and its tooltip, in pixels. */
const gap = 8;

/** A tooltip with the delays of §9, shown on hover and on focus; Escape closes it. */
export function Tooltip({ title, placement = 'right', children }: TooltipProps) {
  const id = useId();
  const [at, setAt] = useState<{ top: number; left: number }>();
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = at !== undefined;
  useEffect(() => {
    if (!shown) return undefined;
    // On the whole document: a hovered tooltip is shown while the focus is elsewhere.
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAt(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [shown]);

  function after(ms: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  function show() {
    const box = place.current?.getBoundingClientRect();
    if (!box) return;
    setAt(
      placement === 'right'
        ? { top: box.top + box.height / 2, left: box.right + gap }
        : { top: box.bottom + gap, left: box.right },
    );
  }
  const hide = () => setAt(undefined);

  return (
    <span
      className={styles.place}
      ref={place}
      onPointerEnter={() => after(showAfterMs, show)}
      onPointerLeave={() => after(hideAfterMs, hide)}
      onFocus={() => after(showAfterMs, show)}
      onBlur={() => after(hideAfterMs, hide)}
    >
      {cloneElement(children, { 'aria-describedby': at && id })}
      {at && (
        <span
          role="tooltip"
          id={id}
          className={styles.tooltip}
          data-placement={placement}
          style={at}
        >
          {title}
        </span>
      )}
    </span>
  );
}
