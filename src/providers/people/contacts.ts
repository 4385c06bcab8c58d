import { watchContactHistory, type ContactHistory } from '../../data/people/contact-changes';
import {
  contactAct,
  contactSubject,
  subjectOf,
  type ContactAct,
  type Refusal,
} from '../../../domain/outbox/act';
import type { ContactEdit } from '../../../domain/people/contact-change';
import type { User } from '../../../domain/people/user';
import type { Live } from '../live/live';
import { useWatch } from '../live/use-live';
import { newRequest } from '../outbox/new-request';
import { useOpenOn, useOutbox, useRefused, type OpenAct } from '../outbox/outbox-provider';

export type { ContactHistory };

export function useContactHistory(uid: string): Live<ContactHistory> {
  return useWatch(watchContactHistory, uid);
}

interface ContactVerbs {
  /** Asks for the change; false if it can't be kept until the connection is back. */
  change: (edit: ContactEdit) => Promise<boolean>;
  open: OpenAct | undefined;
  /** A refused change, until the person repeats it or gives it up. */
  refused: { act: ContactAct; recusa: Refusal } | undefined;
  giveUp: () => void;
}

export function useContactChange(person: Pick<User, 'uid' | 'nome'>): ContactVerbs {
  const { ask, forget } = useOutbox();
  const subject = contactSubject(person);
  const open = useOpenOn()(subject);
  const refused = useRefused().findLast(({ act }) => subjectOf(act) === subject);
  const giveUp = () => {
    if (refused) void forget(refused.act.id);
  };
  return {
    change: (edit) => {
      giveUp();
      return ask(contactAct(person, edit, newRequest()));
    },
    open,
    refused:
      refused?.act.campo === 'contatos' ? { act: refused.act, recusa: refused.recusa } : undefined,
    giveUp,
  };
}
