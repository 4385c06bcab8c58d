import styles from './skip-to.module.css';

interface SkipToProps {
  /** The id of an element that can be focused. */
  target: string;
  children: string;
}

/** A Tab stop that skips a long list. Visible only while focused. */
export function SkipTo({ target, children }: SkipToProps) {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.getElementById(target)?.focus()}
    >
      {children}
    </button>
  );
}
