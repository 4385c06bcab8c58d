import { useMemo } from 'react';

import {
  changeContact,
  watchContactHistory,
  type ContactHistory,
  type SeenContact,
} from '../../data/people/contact-changes';
import type { Contact } from '../../../domain/people/contact-change';
import type { Live } from '../live/live';
import { useUser } from '../session/session';
import { useLive } from '../live/use-live';

export type { ContactHistory, SeenContact };

/** How a customer's contacts were changed, live; for the administrator. */
export function useContactHistory(uid: string): Live<ContactHistory> {
  return useLive(useMemo(() => watchContactHistory(uid), [uid]));
}

type ChangeContact = (seen: SeenContact, contact: Contact, id: string) => Promise<void>;

/** Changes a customer's contacts in the administrator's name; throws ContactConflict when somebody was faster. */
export function useChangeContact(): ChangeContact {
  const author = useUser();
  return useMemo(() => (seen, contact, id) => changeContact(seen, contact, id, author), [author]);
}
