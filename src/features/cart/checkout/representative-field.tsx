import { Alert, Button } from 'antd';
import { memo } from 'react';

import { noSeller } from '../../../../domain/order/quote/quote';
import type { SellerEntry } from '../../../../domain/people/user';
import { useCart, useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import type { Live } from '../../../providers/live/live';
import { LabelledSelect } from '../../../ui/forms/labelled-select';

interface RepresentativeFieldProps {
  sellers: Live<SellerEntry[]>;
}

/**
 * The representative dropdown: approved ones, the last chosen first, and no choice at first (decision 56). Memoized: the
 * total beside it changes with each line.
 */
export const RepresentativeField = memo(function RepresentativeField({
  sellers,
}: RepresentativeFieldProps) {
  const seller = useCart((cart) => cart.seller);
  const lastSeller = useCart((cart) => cart.representative);
  const { chooseSeller } = useCartVerbs();
  const locked = useCartLocked();
  if (sellers.status === 'failed') {
    return (
      <Alert
        type="error"
        title="Os representantes não puderam ser carregados. Verifique sua conexão."
        action={
          <Button size="small" onClick={sellers.retry}>
            Tentar de novo
          </Button>
        }
      />
    );
  }
  const waiting = sellers.status === 'loading';
  const entries = waiting ? [] : lastFirst(sellers.data, lastSeller);
  const known = entries.some(({ value }) => value === seller);
  return (
    <LabelledSelect
      label="Representante"
      options={[
        {
          value: noSeller,
          label: waiting ? 'Carregando representantes…' : 'Selecione seu representante',
        },
        ...entries,
      ]}
      value={known ? seller : noSeller}
      // Not while they are loading: the Tab key would pass it by.
      disabled={locked}
      hint={waiting || known ? undefined : hintWithout(entries, seller)}
      onChange={chooseSeller}
    />
  );
});

function lastFirst(sellers: readonly SellerEntry[], last: string): readonly SellerEntry[] {
  const entry = sellers.find(({ value }) => value === last);
  return entry ? [entry, ...sellers.filter((other) => other !== entry)] : sellers;
}

/** Says that a choice was reset because its representative is no longer available. */
function hintWithout(entries: readonly SellerEntry[], seller: string): string | undefined {
  if (entries.length === 0) {
    return 'Nenhum representante disponível no momento. Fale com a distribuidora.';
  }
  return seller === noSeller
    ? undefined
    : 'O representante escolhido não está mais disponível. Selecione outro.';
}
