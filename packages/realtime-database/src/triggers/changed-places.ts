import { Branch, noChildren, type Node } from '../tree/node.ts';
import type { Change } from '../tree/node-diff.ts';
import { nodeToJson } from '../tree/node-json.ts';
import type { Path } from '../tree/path.ts';
import type { Trigger } from './trigger.ts';

/** Yields the places that match the trigger's path and changed in the way it asks for. */
export function* changedPlaces(
  { keys, kind }: Pick<Trigger, 'keys' | 'kind'>,
  before: Node,
  after: Node,
  path: Path = [],
): Generator<Change> {
  if (before === after) return;
  const key = keys[path.length];
  if (key) {
    for (const [name, from, to] of childrenOf(before).changes(childrenOf(after))) {
      if (key.test(name))
        yield* changedPlaces({ keys, kind }, from ?? null, to ?? null, [...path, name]);
    }
    return;
  }
  const happened = before === null ? 'created' : after === null ? 'deleted' : 'updated';
  if (kind === 'written' || kind === happened) yield { path, before, after };
}

/** The changed parts as JSON; removed ones are null. */
export function deltaJson(before: Node, after: Node): string {
  if (!(before instanceof Branch && after instanceof Branch)) return nodeToJson(after, 'plain');
  const members: string[] = [];
  for (const [key, from, to] of before.children.changes(after.children)) {
    members.push(`${JSON.stringify(key)}:${deltaJson(from ?? null, to ?? null)}`);
  }
  return `{${members.join(',')}}`;
}

function childrenOf(node: Node) {
  return node instanceof Branch ? node.children : noChildren;
}
