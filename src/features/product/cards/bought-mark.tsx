import { dateInSaoPaulo } from '../../../../domain/words/time';
import { useBoughtOf } from '../../../providers/product/bought';
import styles from './bought.module.css';

/** On a product's card: how often this person ordered it, and when last. It covers part of the picture, so that nothing moves when it comes. */
export function BoughtMark({ code }: { code: string }) {
  const bought = useBoughtOf(code);
  if (!bought) return null;
  const { vezes, em } = bought;
  return (
    <p className={styles.mark}>
      Comprado {vezes} {vezes === 1 ? 'vez' : 'vezes'} · último {dateInSaoPaulo(new Date(em))}
    </p>
  );
}
