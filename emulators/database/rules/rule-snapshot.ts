import { Branch, leafValue, nodeAt, priorityOf, type Node } from '../tree/node';
import { parsePath, type Path } from '../tree/path';

/** Told of every place whose data a rule looked at. */
export type OnLook = (path: Path, node: Node) => void;

/** val() of a branch: equal to itself alone and never null, which is all that rules may ask of it. */
const branchValues = new WeakMap<Branch, object>();

/**
 * `data`, `newData` and `root` of the rules language. It reads the tree where a rule asks, and
 * nothing else. Must bear this name: targaryen's type checks look at it.
 */
export class RuleDataSnapshot {
  private readonly root: Node;
  private readonly path: Path;
  private readonly onLook: OnLook | undefined;

  constructor(root: Node, path: Path, onLook?: OnLook) {
    this.root = root;
    this.path = path;
    this.onLook = onLook;
  }

  val(): unknown {
    const node = this.look();
    if (!(node instanceof Branch)) return leafValue(node) ?? null;
    const value = branchValues.get(node) ?? {};
    branchValues.set(node, value);
    return value;
  }

  exists(): boolean {
    return this.look() !== null;
  }

  getPriority(): unknown {
    return priorityOf(this.look());
  }

  isNumber(): boolean {
    return typeof leafValue(this.look()) === 'number';
  }

  isString(): boolean {
    return typeof leafValue(this.look()) === 'string';
  }

  isBoolean(): boolean {
    return typeof leafValue(this.look()) === 'boolean';
  }

  child(path: unknown): RuleDataSnapshot {
    if (typeof path !== 'string') throw new TypeError('child() expects a path');
    return new RuleDataSnapshot(this.root, [...this.path, ...parsePath(path)], this.onLook);
  }

  parent(): RuleDataSnapshot {
    if (this.path.length === 0) throw new TypeError('the root has no parent');
    return new RuleDataSnapshot(this.root, this.path.slice(0, -1), this.onLook);
  }

  hasChild(path: unknown): boolean {
    return path !== '' && this.child(path).exists();
  }

  hasChildren(paths?: unknown): boolean {
    if (paths === undefined) return this.look() instanceof Branch;
    if (!Array.isArray(paths) || paths.length === 0) {
      throw new TypeError('hasChildren() expects names');
    }
    return paths.every((path) => this.hasChild(path));
  }

  private look(): Node {
    const node = nodeAt(this.root, this.path);
    this.onLook?.(this.path, node);
    return node;
  }
}
