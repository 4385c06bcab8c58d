import styles from './state-picture.module.css';

/** An open parcel, a magnifying glass over a nut, a clock, a tick, an exclamation mark. */
export type Drawing = 'parcel' | 'search' | 'clock' | 'done' | 'failed';

/** A decorative picture above a full-screen message. */
export function StatePicture({ drawing }: { drawing: Drawing }) {
  return <span className={styles.picture} data-drawing={drawing} aria-hidden />;
}
