import { markCode, markName, type MarkedPart } from '../../../../domain/product/search/marks';
import styles from './marked.module.css';
import { useSearched } from '../search/searched';

/** A product's name with the search's matches marked. */
export function MarkedName({ name }: { name: string }) {
  const { words } = useSearched();
  return words.length === 0 ? name : <Marked parts={markName(name, words)} />;
}

/** A product's code with the search's match marked. */
export function MarkedCode({ code }: { code: string }) {
  const { code: typed, words } = useSearched();
  return <Marked parts={markCode(code, typed, words)} />;
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
