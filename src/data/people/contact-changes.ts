import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import {
  ContactConflict,
  contactOf,
  edited,
  lastChangeOf,
  nextChange,
  overtakenFields,
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

function changesFrom(snapshot: DataSnapshot): ContactHistory['changes'] {
  return Object.fromEntries(childrenOf(snapshot, line, (fields, id) => [id, fields] as const));
}

function lastFrom(snapshot: DataSnapshot): string {
  const last: unknown = snapshot.val();
  return typeof last === 'string' ? last : '';
}

function historyFrom(snapshot: DataSnapshot): ContactHistory {
  return {
    last: lastFrom(snapshot.child('contato')),
    changes: changesFrom(snapshot.child('contatos')),
  };
}

export function watchContactHistory(uid: string): Subscribe<ContactHistory> {
  return watch(ref(database, paths.history(uid)), historyFrom);
}

/** Two reads: of their own history people may read no more. A write that comes between them is tried again. */
async function contactHistory(uid: string): Promise<ContactHistory> {
  const [last, changes] = await Promise.all([
    read(paths.lastContactChange(uid), lastFrom),
    read(paths.contactChanges(uid), changesFrom),
  ]);
  return { last: last ?? '', changes: changes ?? {} };
}

/** Other people may change other fields this often meanwhile. */
const maxTries = 5;

/**
 * Changes those fields of a person's contacts that were asked for; throws ContactConflict when somebody has put
 * something else into one of them since.
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
    if (!person || overtakenFields(act, contactOf(person)).length > 0) {
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
