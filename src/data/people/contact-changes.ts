import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import {
  ContactConflict,
  contactOf,
  edited,
  isOvertaken,
  lastChangeOf,
  nextChange,
  type ContactChange,
} from '../../../domain/people/contact-change';
import type { ContactAct } from '../../../domain/outbox/act';
import { pauseBetweenMoves } from '../../../domain/order/change';
import { paths } from '../../../domain/paths';
import { personFields } from '../../../domain/people/schema';
import type { User } from '../../../domain/people/user';
import { onlyWhole } from '../../../domain/words/record';
import type { Subscribe } from '../base/subscription';
import { childrenOf, database, isRefused, read, watch, writeAll } from '../base/database';
import { waitOut } from '../base/pace';
import { contactWrite } from './writes';
import { findUser } from './users';

const text = v.string();
const { nome, cargo, celular, telefone, endereco } = personFields(onlyWhole);
const contact = v.object({ nome, cargo, celular, telefone, endereco });
const line = v.object({
  por: v.object({ uid: text, nome: text }),
  em: v.number(),
  anterior: text,
  numero: v.exactOptional(v.number()),
  antes: contact,
  depois: contact,
});

export interface ContactHistory {
  /** The id of the last change; '' before the first. */
  last: string;
  changes: Record<string, ContactChange>;
}

const never: ContactHistory = { last: '', changes: {} };

function historyFrom(snapshot: DataSnapshot): ContactHistory {
  const lines = childrenOf(snapshot.child('contatos'), line, (fields, id) => [id, fields] as const);
  const last: unknown = snapshot.child('contato').val();
  return { last: typeof last === 'string' ? last : '', changes: Object.fromEntries(lines) };
}

export function watchContactHistory(uid: string): Subscribe<ContactHistory> {
  return watch(ref(database, paths.history(uid)), historyFrom);
}

async function contactHistory(uid: string): Promise<ContactHistory> {
  return (await read(paths.history(uid), historyFrom)) ?? never;
}

/** Other people may change other fields this often meanwhile. */
const maxTries = 5;

/**
 * Changes the requested fields of a customer's contacts. Throws ContactConflict if somebody has changed one of them
 * since.
 *
 * Safety: a change repeated after a lost answer finds its own entry.
 */
export async function changeContact(act: ContactAct, author: User): Promise<void> {
  const { id, pessoa } = act;
  const { uid } = pessoa;
  for (let tries = 1; ; tries += 1) {
    const { changes, last } = await contactHistory(uid);
    if (changes[id]) return;
    await waitOut(changes[last]?.em ?? 0, pauseBetweenMoves);
    // Read now, because approval and e-mail may have changed, and the entry that sellers read is computed from the
    // whole record.
    const person = await findUser(uid);
    if (!person || isOvertaken(act, contactOf(person))) {
      throw new ContactConflict(uid, lastChangeOf(act.para, Object.values(changes)));
    }
    try {
      const contact = edited(contactOf(person), act);
      await writeAll(contactWrite(person, contact, { id, ...nextChange(changes, last) }, author));
      return;
    } catch (error) {
      if (!isRefused(error) || tries === maxTries) throw error;
      const now = await contactHistory(uid);
      if (now.last === last) throw error;
    }
  }
}
