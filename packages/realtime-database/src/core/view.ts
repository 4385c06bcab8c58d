import type { OrderedChildren } from '../queries/ordered-children.ts';
import type { Query } from '../queries/query.ts';
import { reselect, select } from '../queries/select.ts';
import type { Node } from '../tree/node.ts';
import { changesBetween, type Change } from '../tree/node-diff.ts';
import { nodeToJson } from '../tree/node-json.ts';
import { formatPath, type Path } from '../tree/path.ts';

/**
 * A change for a listener: the value at `path` is now `json`. In a merge, `json` maps paths below `path` to their
 * values. One write makes one update.
 */
export interface Update {
  readonly kind: 'put' | 'merge';
  readonly path: Path;
  readonly json: string;
}

/** The data that all listeners of one query at one path see. */
export class View {
  private shown: Node;

  constructor(
    readonly path: Path,
    readonly query: Query,
    private readonly ordered: OrderedChildren,
    node: Node,
  ) {
    this.shown = select(node, query, formatPath(path), ordered);
  }

  get node(): Node {
    return this.shown;
  }

  /** Moves the view from one version to the next. Returns undefined if the visible data is unchanged. */
  advance(before: Node, after: Node): Update | undefined {
    const { query, ordered, shown } = this;
    this.shown = reselect(shown, before, after, query, formatPath(this.path), ordered);
    const changes = changesBetween(shown, this.shown);
    return changes.length === 0 ? undefined : this.updateOf(changes);
  }

  private updateOf(changes: readonly Change[]): Update {
    const [only] = changes;
    if (changes.length === 1 && only) {
      return { kind: 'put', path: [...this.path, ...only.path], json: nodeToJson(only.after) };
    }
    const common = commonPath(changes);
    const members = changes.map(({ path, after }) => {
      const below = formatPath(path.slice(common.length));
      return `${JSON.stringify(below)}:${nodeToJson(after)}`;
    });
    return {
      kind: 'merge',
      path: [...this.path, ...common],
      json: `{${members.join(',')}}`,
    };
  }
}

function commonPath(changes: readonly Change[]): Path {
  const paths = changes.map(({ path }) => path);
  const first = paths[0] ?? [];
  const depth = first.findIndex((key, at) => paths.some((path) => path[at] !== key));
  return depth === -1 ? first : first.slice(0, depth);
}
