import { useCallback, useMemo, useState, type ReactNode } from 'react';

import {
  reasonOf,
  subjectOf,
  type Act,
  type DoneAct,
  type KeptAct,
  type QuoteAct,
  type Refusal,
} from '../../../domain/outbox/act';
import { createRequiredContext } from '../live/required-context';
import { useUser } from '../session/session';
import type { UntoldOrders } from './tell-customers';
import { isAbout, useActQueue } from './use-act-queue';
import { useCustomerNotices } from './use-customer-notices';
import { useWarningOnLeave } from '../page/use-warning-on-leave';

/** Something that was asked for and is not settled yet. */
export interface OpenAct<Asked extends Act = Act> {
  act: Asked;
  /** There is no connection; otherwise it is being done. */
  waits: boolean;
  /** Absent once it may have reached the server. */
  cancel?: () => void;
}

export interface RefusedAct {
  act: Act;
  recusa: Refusal;
}

interface Acts {
  /**
   * Keeps what is asked for until it is done. False: there is no connection, and it will not outlive the page. `enviado`
   * says that it may have reached the server already.
   */
  ask: (act: Act, enviado?: boolean) => Promise<boolean>;
  /** What was asked for about something (domain/outbox/act.ts) and is not settled. */
  openOn: (subject: string) => OpenAct | undefined;
  /** How many are not settled yet, the quotes among them. */
  open: number;
  /** The quotes among them, in the order in which they go out. */
  quotes: readonly OpenAct<QuoteAct>[];
  /** Takes out what was refused or can't have reached the server; false when it has to stay, or is gone. */
  takeBack: (id: string) => Promise<boolean>;
  refused: readonly RefusedAct[];
  /** The reason that came with a refused change, for whoever tries again; '' where there was none. */
  refusedReason: (subject: string, action: string) => string;
  /** Once the person has read why. */
  forget: (id: string) => void;
  /** Done, and the person was not told yet. */
  done: readonly DoneAct[];
  forgetDone: () => void;
  /** Orders that were moved, whose customers could not be told. */
  untold: readonly UntoldOrders[];
  forgetUntold: (untold: UntoldOrders) => void;
  /** Orders were moved elsewhere than here, and their customers are to be told. */
  noteMoved: () => void;
}

const [Provider, useActs] = createRequiredContext<Acts>('useActs');
export { useActs };

/** The id and the moment of what is asked for now. */
export function newRequest() {
  return { id: crypto.randomUUID(), pedidoem: Date.now() };
}

/** What the signed-in person asked for; another person of this browser neither sees nor does it. */
export function ActsProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return <ActsOf key={uid}>{children}</ActsOf>;
}

function ActsOf({ children }: { children: ReactNode }) {
  const user = useUser();
  const { ask: keep, cancel, kept, online, ...queue } = useActQueue(user);
  const { takeBack, forget, done, forgetDone } = queue;
  const [movedElsewhere, setMovedElsewhere] = useState(0);
  const notices = useCustomerNotices(user, online, `${kept.length} ${movedElsewhere}`);
  const noteMoved = useCallback(() => setMovedElsewhere((times) => times + 1), []);
  const open = kept.filter(({ recusa }) => !recusa).length;
  useWarningOnLeave(open > 0);
  const ask = useMemo<Acts['ask']>(
    () => async (act, enviado) => (await keep(act, enviado)) || online,
    [keep, online],
  );
  const quotes = useMemo(
    () =>
      kept.flatMap((one) => {
        const { act, recusa } = one;
        return act.campo === 'orcamento' && !recusa
          ? [{ ...openAct(one, online, cancel), act }]
          : [];
      }),
    [kept, online, cancel],
  );
  const openOn = useMemo(
    () => (subject: string) => {
      const found = kept.find((one) => isAbout(one, subject));
      return found && openAct(found, online, cancel);
    },
    [kept, online, cancel],
  );
  const refused = useMemo(
    () => kept.flatMap(({ act, recusa }) => (recusa ? [{ act, recusa }] : [])),
    [kept],
  );
  const acts = useMemo<Acts>(
    () => ({
      ask,
      open,
      quotes,
      takeBack,
      openOn,
      refused,
      refusedReason: (subject, action) => reasonOf(newestOf(refused, subject, action)),
      forget,
      done,
      forgetDone,
      noteMoved,
      ...notices,
    }),
    [ask, open, quotes, takeBack, openOn, refused, forget, done, forgetDone, noteMoved, notices],
  );
  return <Provider value={acts}>{children}</Provider>;
}

function newestOf(refused: readonly RefusedAct[], subject: string, action: string) {
  return refused.findLast(({ act }) => {
    return 'acao' in act && act.acao === action && subjectOf(act) === subject;
  })?.act;
}

function openAct(
  { act, enviado }: KeptAct,
  online: boolean,
  cancel: (id: string) => void,
): OpenAct {
  if (online) return { act, waits: false };
  return { act, waits: true, ...(!enviado && { cancel: () => cancel(act.id) }) };
}
