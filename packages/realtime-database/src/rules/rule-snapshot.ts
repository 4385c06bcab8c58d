import { Branch, leafValue, nodeAt, priorityOf, type Node } from '../tree/node.ts';
import { parsePath, type Path } from '../tree/path.ts';
import { RuleFailure } from './language/fault.ts';

/** Called with each path whose data a rule reads. */
export type OnLook = (path: Path, node: Node) => void;

/** `data`, `newData` and `root` of the rules language. Reads only the data that a rule asks for. */
export class RuleSnapshot {
  constructor(
    private readonly root: Node,
    private readonly path: Path,
    private readonly onLook?: OnLook,
  ) {}

  /** A branch compares equal only to its own unchanged node. */
  val(): unknown {
    const node = this.look();
    return node instanceof Branch ? node : (leafValue(node) ?? null);
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

  child(path: string): RuleSnapshot {
    return new RuleSnapshot(this.root, [...this.path, ...parsePath(path)], this.onLook);
  }

  parent(): RuleSnapshot {
    if (this.path.length === 0) throw new RuleFailure('the root has no parent');
    return new RuleSnapshot(this.root, this.path.slice(0, -1), this.onLook);
  }

  hasChild(path: string): boolean {
    return path !== '' && this.child(path).exists();
  }

  hasChildren(paths?: readonly string[]): boolean {
    return paths ? paths.every((path) => this.hasChild(path)) : this.look() instanceof Branch;
  }

  private look(): Node {
    const node = nodeAt(this.root, this.path);
    this.onLook?.(this.path, node);
    return node;
  }
}
