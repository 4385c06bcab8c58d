import { Button } from 'antd';
import { useDeferredValue, useMemo } from 'react';

import type { Entry, ToMend } from '../../../../domain/quick-order/quick-order';
import { guesses } from '../../../../domain/quick-order/catalog';
import { cellMark } from '../../../../domain/quick-order/text';
import type { LineActs } from './line-cells';
import styles from '../quick-order.module.css';
import { nameOf } from '../use-quick-order';

const mostChoices = 3;

interface ChoicesProps {
  verdict: ToMend;
  acts: LineActs;
}

/** The possible meanings of a line. Only a click chooses one. */
export function Choices({ verdict, acts }: ChoicesProps) {
  const { entry, fault } = verdict;
  if (fault === 'either' && entry.either) {
    return <EitherChoices id={entry.id} either={entry.either} acts={acts} />;
  }
  return fault === 'unknown' || fault === 'inactive' || fault === 'words' ? (
    <NearestChoices entry={entry} acts={acts} />
  ) : null;
}

function EitherChoices({
  id,
  either,
  acts,
}: {
  id: number;
  either: [string, string];
  acts: LineActs;
}) {
  const [first, second] = either;
  return (
    <div className={`flow ${styles.choices}`}>
      {[
        [first, second],
        [second, first],
      ].map(([code = '', quantity = ''], at) => {
        const product = acts.catalog.find(code);
        return (
          <Button
            key={code}
            size="small"
            {...(at === 0 && { 'data-focus': 'fault' })}
            onClick={() => acts.onChoose(id, code, quantity)}
          >
            {quantity} × {product ? nameOf(product) : code}
          </Button>
        );
      })}
    </div>
  );
}

function NearestChoices({ entry, acts }: { entry: Entry; acts: LineActs }) {
  const { id, code, source } = entry;
  const { catalog } = acts;
  // Deferred, because searching the whole catalogue for each unknown code would delay the verdicts.
  const looked = useDeferredValue(code, '');
  const nearest = useMemo(
    () => guesses(catalog, looked, mostChoices, source.split(cellMark)),
    [catalog, looked, source],
  );
  if (nearest.length === 0) return null;
  return (
    <div className={`flow ${styles.choices}`}>
      <span className="small">Parecidos:</span>
      {nearest.map((product) => (
        <Button
          key={product.CD_PRODUTO}
          size="small"
          onClick={() => acts.onChoose(id, product.CD_PRODUTO)}
        >
          {nameOf(product)}
        </Button>
      ))}
    </div>
  );
}
