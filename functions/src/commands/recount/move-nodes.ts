import { isDeepStrictEqual } from 'node:util';
import type { Database, DataSnapshot } from 'firebase-admin/database';
import type { ApprovalChange, ApprovalPace } from '../../../../domain/people/approval';
import type { History } from '../../../../domain/people/history';
import { maxSavedLists } from '../../../../domain/lists/saved-list';
import { paths } from '../../../../domain/paths';
import { recordOf, type Stored } from '../../stored/stored-fields';
import { updateInParts } from './update-in-parts';

/** Paths of earlier versions whose data has moved. */
export const earlier = {
  passwords: 'senhas',
  passwordMoments: 'senhasgravadas',
  approvedAddresses: 'emailsaprovados',
  sessionsSince: 'sessoesdesde',
  registrationPace: 'ritmodecadastros',
  seenQuotes: 'pedidosvistos',
  approvals: 'aprovacoes',
  approvalPaces: 'ultimasaprovacoes',
  contactChanges: 'alteracoes',
  listLines: 'linhasdelistas',
  orderChecks: 'conferencias',
};

/** Moves old data to its current place, unless there is newer data. Can be repeated. */
export async function moveNodes(database: Database): Promise<void> {
  await moveToAccounts(database, earlier.approvedAddresses, paths.approvedAddress);
  await moveToAccounts(database, earlier.sessionsSince, paths.sessionsSince);
  for (const uid of keysOf(await database.ref(earlier.seenQuotes).get())) {
    await moveValue(database, `${earlier.seenQuotes}/${uid}`, paths.seenQuotes(uid));
  }
  await moveValue(database, earlier.registrationPace, paths.registrationPace);
  await moveHistories(database);
  await moveLists(database);
}

/**
 * Moves sellers' passwords, with their moments, to a place that only the administrator can read (decision 1). The
 * original kept them in the record, which the owner reads. Keeps a newer password at the new place. Returns how many
 * were moved.
 */
export async function movePasswords(database: Database): Promise<number> {
  const [users, accounts, passwords, moments] = await Promise.all(
    [paths.users, paths.accounts, earlier.passwords, earlier.passwordMoments].map((path) =>
      database.ref(path).get(),
    ),
  );
  const writes: Stored[] = [];
  for (const uid of keysOf(users, passwords)) {
    const inRecord: unknown = users?.child(`${uid}/senha`).val() ?? null;
    const kept: unknown = passwords?.child(uid).val() ?? inRecord;
    const em: unknown = moments?.child(uid).val() ?? null;
    const isMissing = kept !== null && !accounts?.hasChild(`${uid}/senha`);
    const write = {
      ...(isMissing && {
        [paths.password(uid)]: typeof kept === 'string' ? { senha: kept, em } : kept,
      }),
      ...(inRecord !== null && { [`${paths.user(uid)}/senha`]: null }),
    };
    if (Object.keys(write).length > 0) writes.push(write);
  }
  for (const write of writes) await database.ref().update(write);
  return writes.length;
}

async function moveToAccounts(
  database: Database,
  node: string,
  accountPath: (uid: string) => string,
) {
  const [old, accounts] = await Promise.all(
    [node, paths.accounts].map((path) => database.ref(path).get()),
  );
  const writes: Stored = {};
  old?.forEach(({ key }) => {
    const place = accountPath(key);
    const isThere = accounts?.hasChild(place.slice(paths.accounts.length + 1));
    if (!isThere) writes[place] = old.child(key).val() as unknown;
  });
  await updateInParts(database.ref(), writes);
}

async function moveValue(database: Database, from: string, to: string): Promise<void> {
  const old: unknown = (await database.ref(from).get()).val();
  if (old === null) return;
  await database.ref(to).transaction((stored: unknown) => (stored === null ? old : undefined));
}

const places = Array.from({ length: maxSavedLists }, (_, place) => String(place));

type Lines = Record<string, Pick<ApprovalChange, 'em'>>;

/** Moves approvals and contact changes. `vezes` counts the approvals, because nobody can delete them. */
async function moveHistories(database: Database): Promise<void> {
  const [approvals, paces, contacts, histories] = await Promise.all(
    [earlier.approvals, earlier.approvalPaces, earlier.contactChanges, paths.histories].map(
      (path) => database.ref(path).get(),
    ),
  );
  const writes: Stored = {};
  for (const uid of keysOf(approvals, paces, contacts)) {
    const stored = recordOf(histories?.child(uid).val()) as Partial<History>;
    const aprovacoes = { ...linesIn(approvals?.child(uid)), ...stored.aprovacoes };
    const hasChanged = stored.contato !== undefined;
    const history = {
      aprovacoes,
      ritmo: paceOf(aprovacoes, recordOf(paces?.child(uid).val()), stored.ritmo ?? {}),
      contatos: hasChanged ? stored.contatos : linesIn(contacts?.child(`${uid}/linhas`)),
      contato: hasChanged ? stored.contato : (contacts?.child(`${uid}/ultima`).val() as unknown),
    };
    for (const [part, value] of Object.entries(history)) {
      const isSame = isDeepStrictEqual(stored[part as keyof History] ?? {}, value ?? {});
      if (!isSame) writes[`${paths.history(uid)}/${part}`] = value;
    }
  }
  await updateInParts(database.ref(), writes);
}

const linesIn = (snapshot: DataSnapshot | undefined) => recordOf(snapshot?.val()) as Lines;

function paceOf(lines: Lines, ...paces: Partial<ApprovalPace>[]) {
  const [last] = Object.entries(lines).sort(([, a], [, b]) => b.em - a.em);
  if (!last) return undefined;
  const [linha, { em }] = last;
  return {
    linha,
    em: Math.max(em, ...paces.map((pace) => pace.em ?? 0)),
    vezes: Math.max(Object.keys(lines).length, ...paces.map((pace) => pace.vezes ?? 0)),
  };
}

function keysOf(...snapshots: (DataSnapshot | undefined)[]): Set<string> {
  const keys = new Set<string>();
  for (const snapshot of snapshots) snapshot?.forEach(({ key }) => void keys.add(key));
  return keys;
}

/** Earlier versions kept lists and their lines apart. Each list moves in one write to a free place. */
async function moveLists(database: Database): Promise<void> {
  const [lists, lines] = await Promise.all([
    database.ref('listas').get(),
    database.ref(earlier.listLines).get(),
  ]);
  for (const uid of keysOf(lists)) {
    const own = lists.child(uid);
    const taken = keysOf(own.child('nomes'));
    for (const place of keysOf(own)) {
      if (!/^[0-9]+$/.test(place)) continue;
      const free = [place, ...places].find((each) => !taken.has(each));
      if (free === undefined) continue;
      taken.add(free);
      await database.ref().update({
        [paths.list(uid, Number(free))]: own.child(place).val() as unknown,
        [paths.listLines(uid, Number(free))]: lines.child(`${uid}/${place}`).val() as unknown,
        [`listas/${uid}/${place}`]: null,
        [`${earlier.listLines}/${uid}/${place}`]: null,
      });
    }
  }
}
