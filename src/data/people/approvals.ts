import { ref } from 'firebase/database';
import * as v from 'valibot';

import type { ApprovalAct } from '../../../domain/outbox/act';
import {
  approvalActionNames,
  approvalActions,
  type ApprovalChange,
} from '../../../domain/people/approval';
import { maxMoves, pauseBetweenMoves } from '../../../domain/order/change';
import { MovedTooOften } from '../../../domain/order/conflict';
import {
  ApprovalConflict,
  EmailChanged,
  latestApproval,
} from '../../../domain/people/approval-conflict';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import { waitOut } from '../base/pace';
import type { Subscribe } from '../base/subscription';
import {
  clockOffset,
  database,
  isRefused,
  read,
  valueFrom,
  watch,
  writeAll,
} from '../base/database';
import { approvalLine, approvalWrite } from './writes';
import { findUser } from './users';

type Moves = Record<string, ApprovalChange>;

const moves = valueFrom(
  v.record(
    v.string(),
    v.object({
      acao: v.picklist(approvalActionNames),
      motivo: v.exactOptional(v.string()),
      por: v.object({ uid: v.string(), nome: v.string() }),
      em: v.number(),
    }),
  ),
);

/**
 * Changes a person's approval (§4). Throws ApprovalConflict if somebody changed it since, and EmailChanged instead of
 * approving an address that the administrator has not seen.
 *
 * Safety: each change writes its history entry. A repeated act finds its own entry, even if somebody reverted it.
 */
export async function applyApproval(act: ApprovalAct, author: User): Promise<void> {
  const { id, pessoa, acao, pedidoem } = act;
  const known = await movesOf(pessoa.uid);
  if (known[id]) return;
  const latest = latestApproval(known);
  if (latest && latest.em > pedidoem + (await clockOffset())) {
    throw new ApprovalConflict(pessoa.uid, latest);
  }
  // Read now, because the entry that sellers read is computed from the current record.
  const person = await findUser(pessoa.uid);
  if (!person) throw new ApprovalConflict(pessoa.uid, latest);
  refuseOtherEmail(act, person);
  await waitOut(latest?.em ?? 0, pauseBetweenMoves);
  try {
    await writeAll({
      ...approvalWrite(person, acao, new Date()),
      ...approvalLine(act, author),
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = await movesOf(pessoa.uid);
    if (now[id]) return;
    const left = await findUser(pessoa.uid);
    if (left?.analise === approvalActions[acao].from) {
      refuseOtherEmail(act, left);
      throw hasMovedOften(now) ? new MovedTooOften() : error;
    }
    throw new ApprovalConflict(pessoa.uid, latestApproval(now));
  }
}

function refuseOtherEmail({ acao, pessoa }: ApprovalAct, { email }: User): void {
  if (acao === 'aprovar' && email !== pessoa.email) throw new EmailChanged(email);
}

function hasMovedOften(known: Moves): boolean {
  return Object.keys(known).length >= maxMoves.administrator;
}

export function watchApprovals(uid: string): Subscribe<ApprovalChange[]> {
  return watch(ref(database, paths.approvals(uid)), (snapshot) =>
    snapshot.exists() ? Object.values(moves(snapshot)) : [],
  );
}

async function movesOf(uid: string): Promise<Moves> {
  return (await read(paths.approvals(uid), moves)) ?? {};
}
