import { Branch, leafValue, type Node } from './node.ts';

const typeRank = { boolean: 1, number: 2, string: 3 } as const;
const branchRank = 4;

/** Firebase's order of values: null, false, true, numbers, strings, branches (all equal). */
export function compareNodes(a: Node, b: Node): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  const aValue = leafValue(a);
  const bValue = leafValue(b);
  if (aValue === bValue || aValue === undefined || bValue === undefined) return 0;
  return aValue < bValue ? -1 : 1;
}

function rankOf(node: Node): number {
  if (node === null) return 0;
  if (node instanceof Branch) return branchRank;
  const value = leafValue(node);
  return value === undefined ? 0 : typeRank[typeof value as keyof typeof typeRank];
}
