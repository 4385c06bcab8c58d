import { useCallback, useMemo, useState } from 'react';

import type { Wanted } from '../../../../domain/cart/cart';
import type { ComparedLine } from '../../../../domain/lists/past-lines';
import type { Product } from '../../../../domain/product/product';

/** The person's decision about a line. Undecided lines keep their quantity and are chosen if available. */
export interface Decision {
  chosen: boolean;
  quantity: number;
  /** Replaces a product that left the catalogue. */
  standIn?: Product | undefined;
}

interface Selection {
  decisionOn: (line: ComparedLine) => Decision;
  decide: (line: ComparedLine, decision: Partial<Decision>) => void;
  /** Chooses all available lines, or none. */
  chooseAll: (chosen: boolean) => void;
  /** The number of available lines. */
  available: number;
  /** The chosen lines, in the list's order. */
  wanted: Wanted[];
}

function untouched({ past, product }: ComparedLine): Decision {
  return { chosen: product !== undefined, quantity: past.quantity };
}

/** The lines for the cart and their quantities. */
export function useSelection(lines: readonly ComparedLine[]): Selection {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());

  const decisionOn = useCallback(
    (line: ComparedLine) => decisions.get(line.past.CD_PRODUTO) ?? untouched(line),
    [decisions],
  );
  const decide = useCallback((line: ComparedLine, decision: Partial<Decision>) => {
    const code = line.past.CD_PRODUTO;
    setDecisions((current) =>
      new Map(current).set(code, { ...(current.get(code) ?? untouched(line)), ...decision }),
    );
  }, []);
  const chooseAll = useCallback(
    (chosen: boolean) =>
      setDecisions(
        (current) =>
          new Map(
            lines.map((line) => {
              const decision = current.get(line.past.CD_PRODUTO) ?? untouched(line);
              const inReach = line.product ?? decision.standIn;
              return [line.past.CD_PRODUTO, { ...decision, chosen: chosen && !!inReach }];
            }),
          ),
      ),
    [lines],
  );
  const wanted = useMemo(
    () =>
      lines
        .toSorted((a, b) => a.at - b.at)
        .flatMap((line) => {
          const { chosen, quantity, standIn } = decisionOn(line);
          const product = line.product ?? standIn;
          return chosen && product ? [{ product, quantity }] : [];
        }),
    [lines, decisionOn],
  );
  const available = lines.filter((line) => line.product ?? decisionOn(line).standIn).length;
  return { decisionOn, decide, chooseAll, available, wanted };
}
