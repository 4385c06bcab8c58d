import { Branch, priorityOf, type Node } from './node.ts';
import type { Path } from './path.ts';

/** A subtree that was replaced as a whole. */
export interface Change {
  readonly path: Path;
  readonly before: Node;
  readonly after: Node;
}

/** The smallest subtrees that differ between two versions of a tree. Shared subtrees are skipped without cost. */
export function changesBetween(before: Node, after: Node): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

function collect(before: Node, after: Node, path: Path, changes: Change[]): void {
  if (before === after) return;
  const sameKind = before instanceof Branch && after instanceof Branch;
  if (!sameKind || priorityOf(before) !== priorityOf(after)) {
    changes.push({ path, before, after });
    return;
  }
  for (const [key, from, to] of before.children.changes(after.children)) {
    collect(from ?? null, to ?? null, [...path, key], changes);
  }
}
