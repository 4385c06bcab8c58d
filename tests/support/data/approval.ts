import { approvalAct } from '../../../domain/outbox/act';
import type { ApprovalAction } from '../../../domain/people/approval';
import type { User } from '../../../domain/people/user';
import { approvalLine, approvalWrite } from '../../../src/data/people/writes';
import { people } from './people';

/** A complete move of a person's approval, with its history line. */
export function approvalOf(
  person: User,
  action: ApprovalAction,
  now: Date,
  author: User = people.admin,
) {
  const act = approvalAct(person, action, { id: crypto.randomUUID(), pedidoem: 0 });
  return { ...approvalWrite(person, action, now), ...approvalLine(act, author) };
}
