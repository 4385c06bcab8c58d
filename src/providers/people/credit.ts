import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { CustomerCredit } from '../../../domain/people/credit/credit';
import type { CreditCheck, CreditTaken } from '../../../domain/people/credit/upload';
import { checkCredits, fetchCredit, takeCredits } from '../../data/people/credit';
import { loading, type Live } from '../live/live';
import { lacksConnection } from '../live/offline';
import { saying } from '../live/saying';
import { useAnswer } from '../live/use-answer';

const key = 'credit';

/** A customer's credit; null without one. Stays loading without a connection, because an old state may mislead. */
export function useCredit(uid: string): Live<CustomerCredit | null> {
  const live = useAnswer({
    queryKey: [key, uid],
    queryFn: () => fetchCredit(uid),
    staleTime: 5 * 60_000,
  });
  return lacksConnection(live) ? loading : live;
}

/** The administrator's actions on a sheet. A failure throws an error whose message is a sentence for the person. */
interface CreditVerbs {
  check: (rows: string[][]) => Promise<CreditCheck>;
  take: (rows: string[][]) => Promise<CreditTaken>;
}

export function useCreditVerbs(): CreditVerbs {
  const client = useQueryClient();
  return useMemo(
    () => ({
      check: (rows) => saying('A planilha não foi conferida', checkCredits(rows)),
      async take(rows) {
        const what = 'Não se sabe se o crédito foi gravado: grave de novo, nada fica em dobro';
        const taken = await saying(what, takeCredits(rows));
        void client.invalidateQueries({ queryKey: [key] });
        return taken;
      },
    }),
    [client],
  );
}
