import { OrderedChildren } from '../queries/ordered-children.ts';
import type { Query } from '../queries/query.ts';
import { Branch, childOf, type Node } from '../tree/node.ts';
import type { Path } from '../tree/path.ts';
import { View, type Update } from './view.ts';

/** Called for each change of the data that the listener sees. */
type OnUpdate = (update: Update) => void;

interface Place {
  readonly views: Map<string, { readonly view: View; readonly listeners: Set<OnUpdate> }>;
  readonly below: Map<string, Place>;
}

/**
 * The listeners by path. Listeners of the same query share one view, so each change is computed and serialized once.
 */
export class Listeners {
  readonly ordered = new OrderedChildren();
  private readonly root = newPlace();

  /** Returns the data now, and a function that removes the listener. */
  add(path: Path, query: Query, node: Node, listener: OnUpdate) {
    const places = this.walk(path);
    const place = places.at(-1) ?? this.root;
    const name = JSON.stringify(query);
    const shared = place.views.get(name) ?? {
      view: new View(path, query, this.ordered, node),
      listeners: new Set<OnUpdate>(),
    };
    place.views.set(name, shared);
    shared.listeners.add(listener);

    const stop = () => {
      shared.listeners.delete(listener);
      if (shared.listeners.size > 0) return;
      if (place.views.get(name) === shared) place.views.delete(name);
      prune(this.walk(path), path);
    };
    return { node: shared.view.node, stop };
  }

  /** Calls every listener whose view differs between the two versions of the tree. */
  publish(before: Node, after: Node): void {
    publishAt(this.root, before, after);
  }

  /** Returns the nodes of the listener tree from the root to the path, and creates the missing ones. */
  private walk(path: Path): Place[] {
    const places = [this.root];
    let place = this.root;
    for (const key of path) {
      const next = place.below.get(key) ?? newPlace();
      place.below.set(key, next);
      places.push(next);
      place = next;
    }
    return places;
  }
}

function newPlace(): Place {
  return { views: new Map(), below: new Map() };
}

function prune(places: Place[], path: Path): void {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const place = places[depth];
    if (!place || place.views.size > 0 || place.below.size > 0) return;
    places[depth - 1]?.below.delete(path[depth - 1] ?? '');
  }
}

function publishAt(place: Place, before: Node, after: Node): void {
  if (before === after) return;
  for (const { view, listeners } of place.views.values()) {
    const update = view.advance(before, after);
    if (update) listeners.forEach((listener) => listener(update));
  }
  if (place.below.size === 0) return;
  if (before instanceof Branch && after instanceof Branch) {
    for (const [key, from, to] of before.children.changes(after.children)) {
      const below = place.below.get(key);
      if (below) publishAt(below, from ?? null, to ?? null);
    }
    return;
  }
  for (const [key, below] of place.below) {
    publishAt(below, childOf(before, key), childOf(after, key));
  }
}
