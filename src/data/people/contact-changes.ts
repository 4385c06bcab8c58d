import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import {
  ContactConflict,
  changedFields,
  contactOf,
  type Contact,
  type ContactChange,
} from '../../../domain/people/contact-change';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import type { Subscribe } from '../base/subscription';
import { database, isRefused, pathOf, read, watch, writeAll } from '../base/database';
import { contactWrite } from './writes';
import { findUser } from './users';

const text = v.string();
const optional = v.exactOptional(text);
const contact = v.object({
  nome: text,
  cargo: optional,
  celular: v.optional(text, ''),
  telefone: optional,
  endereco: v.exactOptional(
    v.object({
      logradouro: v.optional(text, ''),
      numero: v.optional(text, ''),
      complemento: v.optional(text, ''),
      bairro: v.optional(text, ''),
      cidade: v.optional(text, ''),
      estado: v.optional(text, ''),
      cep: v.optional(text, ''),
    }),
  ),
});
const line = v.object({
  por: v.object({ uid: text, nome: text }),
  em: v.number(),
  anterior: text,
  antes: contact,
  depois: contact,
});

/** How a customer's contacts were changed. */
export interface ContactHistory {
  /** The id of the last change; '' before the first. */
  last: string;
  changes: Record<string, ContactChange>;
}

const never: ContactHistory = { last: '', changes: {} };

/** A line that doesn't fit is logged and left out. */
function historyFrom(snapshot: DataSnapshot): ContactHistory {
  const changes: Record<string, ContactChange> = {};
  snapshot.child('linhas').forEach((child) => {
    const fields = v.safeParse(line, child.val());
    if (fields.success) changes[child.key] = fields.output;
    else console.error(`The record ${pathOf(child)} does not fit`);
  });
  const last: unknown = snapshot.child('ultima').val();
  return { last: typeof last === 'string' ? last : '', changes };
}

/** The same, live; for the administrator. */
export function watchContactHistory(uid: string): Subscribe<ContactHistory> {
  return watch(ref(database, paths.contactHistory(uid)), historyFrom);
}

async function contactHistory(uid: string): Promise<ContactHistory> {
  return (await read(paths.contactHistory(uid), historyFrom)) ?? never;
}

/** What the administrator saw when they began to change it. */
export interface SeenContact {
  person: User;
  /** The id of the last change; ''. */
  last: string;
}

/**
 * Changes a customer's contacts as they were seen; throws ContactConflict when somebody changed them since.
 * Safety: a repeated change finds its own line and is done.
 */
export async function changeContact(
  { person: seen, last }: SeenContact,
  wanted: Contact,
  id: string,
  author: User,
): Promise<void> {
  const { uid } = seen;
  const known = await contactHistory(uid);
  if (known.changes[id]) return;
  // As it is now: approval and e-mail may have moved, and what sellers read is made of the whole record.
  const person = await findUser(uid);
  const moved = person && changedFields(contactOf(seen), contactOf(person)).length > 0;
  if (!person || moved || known.last !== last) {
    throw new ContactConflict(uid, known.changes[known.last]);
  }
  try {
    await writeAll(contactWrite(person, wanted, { id, anterior: last }, author));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = await contactHistory(uid);
    if (now.changes[id]) return;
    if (now.last === last) throw error;
    throw new ContactConflict(uid, now.changes[now.last]);
  }
}
