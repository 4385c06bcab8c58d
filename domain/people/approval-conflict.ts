import type { ApprovalChange } from './approval';

/** Somebody else changed the person's approval first; nothing was written (decision 45). */
export class ApprovalConflict extends Error {
  constructor(
    readonly uid: string,
    readonly latest: ApprovalChange | undefined,
  ) {
    super(`the approval of ${uid} was changed by someone else`);
    this.name = 'ApprovalConflict';
  }
}

/** The person's e-mail is no longer the one that the administrator saw; nothing was written. */
export class EmailChanged extends Error {
  constructor(readonly email: string) {
    super('the e-mail of the person to approve has changed');
    this.name = 'EmailChanged';
  }
}

export function latestApproval(
  moves: Readonly<Record<string, ApprovalChange>>,
): ApprovalChange | undefined {
  return newestApproval(Object.values(moves));
}

export function newestApproval(moves: readonly ApprovalChange[]): ApprovalChange | undefined {
  return [...moves].sort((a, b) => b.em - a.em)[0];
}
