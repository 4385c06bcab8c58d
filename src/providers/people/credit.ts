import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { CustomerCredit } from '../../../domain/people/credit/credit';
import type { CreditCheck, CreditTaken } from '../../../domain/people/credit/upload';
import { checkCredits, fetchCredit, takeCredits } from '../../data/people/credit';
import { readPreferences, writePreference } from '../../data/session/preferences';
import { dataOf, type Live } from '../live/live';
import { lacksConnection } from '../live/offline';
import { saying } from '../live/saying';
import { useAnswer } from '../live/use-answer';
import { useUser } from '../session/session';

const key = 'credit';

const none: Live<null> = { status: 'ready', data: null };

/**
 * A customer's credit; null without one, and without a connection, because an old state may mislead. Until an answer in
 * this browser had any, nothing loads or fails visibly: the installation may have none.
 */
export function useCredit(uid: string): Live<CustomerCredit | null> {
  const me = useUser().uid;
  const [isExpected] = useState(() => readPreferences(me).credito);
  const live = useAnswer({
    queryKey: [key, uid],
    queryFn: async () => {
      const credit = await fetchCredit(uid);
      if (credit && !readPreferences(me).credito) writePreference(me, 'credito', true);
      return credit;
    },
    staleTime: 5 * 60_000,
  });
  const isShown = isExpected || dataOf(live);
  return isShown && !lacksConnection(live) ? live : none;
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
