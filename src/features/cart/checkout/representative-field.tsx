import { Alert, Button } from 'antd';
import { memo } from 'react';

import { noSeller } from '../../../../domain/order/quote/quote';
import { can } from '../../../../domain/session/access';
import type { SellerEntry } from '../../../../domain/people/user';
import { useCartLocked, useCartVerbs, useRepresentative } from '../../../providers/cart/cart';
import { dataOf, type Live } from '../../../providers/live/live';
import { useSellerPhone } from '../../../providers/people/seller-phone';
import { useUser } from '../../../providers/session/session';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import { PhoneLinks } from '../../../ui/pieces/people/contact-links';

interface RepresentativeFieldProps {
  sellers: Live<SellerEntry[]>;
}

/**
 * The dropdown of approved representatives, with the last choice proposed (decision 56). Memoized, because
 * totals change next to it.
 */
export const RepresentativeField = memo(function RepresentativeField({
  sellers,
}: RepresentativeFieldProps) {
  const seller = useRepresentative();
  const { chooseSeller } = useCartVerbs();
  const isBuyer = can(useUser(), 'ordersOfCustomer');
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
  const entries = waiting ? [] : sellers.data;
  const chosen = entries.find(({ value }) => value === seller);
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
      value={chosen ? seller : noSeller}
      // Enabled while loading, because the Tab key would skip it otherwise.
      disabled={locked}
      hint={waiting || chosen ? undefined : hintWithout(entries, seller)}
      onChange={chooseSeller}
      {...(isBuyer && { aside: chosen ? <Phone seller={chosen} /> : null })}
    />
  );
});

/** The phone number of the chosen representative (decision 93). */
function Phone({ seller: { value, label } }: { seller: SellerEntry }) {
  const phone = dataOf(useSellerPhone(value));
  return phone && <PhoneLinks number={phone} of={label} />;
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
