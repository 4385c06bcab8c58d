import styles from './state-picture.module.css';

/** An open parcel, a glass over a nut, a clock, a tick. */
export type Drawing = 'parcel' | 'search' | 'clock' | 'done';

/** The sign over a sentence that fills a screen; the sentence says it all. */
export function StatePicture({ drawing }: { drawing: Drawing }) {
  return <span className={styles.picture} data-drawing={drawing} aria-hidden />;
}
