import LockFilled from '@ant-design/icons-svg/es/asn/LockFilled';

import type { Credit } from '../../../../domain/people/credit/credit';
import { amountsWords, blockedWords } from '../../../../domain/people/credit/words';
import { RowButton } from '../../list/row-button';
import { Icon } from '../icon';
import { Mark } from '../mark';

interface CreditLineProps {
  /** A `Live` of the providers. */
  of:
    | { status: 'loading' }
    | { status: 'ready'; data: Credit | null }
    | { status: 'failed'; retry: () => void };
}

/** A customer's credit in one line, with a padlock if it is blocked; nothing without one. */
export function CreditLine({ of: credit }: CreditLineProps) {
  if (credit.status === 'failed') {
    return (
      <p className="small" role="alert">
        O crédito não pôde ser lido.{' '}
        <RowButton bare small onClick={credit.retry}>
          Tentar de novo
        </RowButton>
      </p>
    );
  }
  // As high as one line, so that nothing moves when it loads.
  if (credit.status === 'loading') return <p className="small">&nbsp;</p>;
  if (credit.data === null) return null;
  return (
    <p className="small">
      {credit.data.bloqueado && (
        <>
          <Mark tone="error" wraps icon={<Icon of={LockFilled} />}>
            {blockedWords(credit.data)}
          </Mark>{' '}
        </>
      )}
      Crédito: {amountsWords(credit.data)}
    </p>
  );
}
