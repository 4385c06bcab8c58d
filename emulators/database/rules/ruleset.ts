import type { Caller } from '../auth/caller';
import type { Order, Query } from '../queries/query';
import { Branch, nodeAt, type Node } from '../tree/node';
import { formatPath, type Path } from '../tree/path';
import { queryVariable } from './query-variable';
import { InvalidRulesError, parseRuleNode, type RuleNode } from './rule-node';
import { RuleDataSnapshot } from './rule-snapshot';
import { parseRulesJson } from './rules-json';

export interface ReadQuestion {
  readonly path: Path;
  readonly query: Query;
  readonly root: Node;
  readonly caller: Caller;
  readonly now: number;
}

/** An answer, and what it rests on: while those places stay as they are, so does the answer. */
export interface ReadVerdict {
  readonly allowed: boolean;
  readonly looked: readonly { readonly path: Path; readonly node: Node }[];
}

export interface WriteQuestion {
  /** All places that one write sets; they are judged together. */
  readonly paths: readonly Path[];
  readonly before: Node;
  readonly after: Node;
  readonly caller: Caller;
  readonly now: number;
}

interface Step {
  readonly rules: RuleNode;
  readonly path: Path;
  readonly variables: Readonly<Record<string, string>>;
}

/** The rules of one database. */
export class Ruleset {
  private constructor(
    readonly text: string,
    private readonly rules: RuleNode,
  ) {}

  /** Throws an InvalidRulesError that says where. */
  static parse(text: string): Ruleset {
    const json = parseRulesJson(text);
    const isObject = typeof json === 'object' && json !== null;
    if (!isObject || !('rules' in json) || Object.keys(json).length !== 1) {
      throw new InvalidRulesError('expected an object with "rules" and nothing else');
    }
    return new Ruleset(text, parseRuleNode(json.rules));
  }

  /** A `.read` that holds at the place or anywhere above it allows the reading. */
  judgeRead({ path, query, root, caller, now }: ReadQuestion): ReadVerdict {
    if (caller === 'owner') return { allowed: true, looked: [] };
    const looked: { path: Path; node: Node }[] = [];
    const onLook = (place: Path, node: Node) => void looked.push({ path: place, node });
    const shared = {
      auth: caller,
      now,
      query: queryVariable(query),
      root: new RuleDataSnapshot(root, [], onLook),
    };
    const allowed = this.steps(path).some((step) =>
      step.rules.read?.holds({
        ...shared,
        ...step.variables,
        data: new RuleDataSnapshot(root, step.path, onLook),
      }),
    );
    return { allowed, looked };
  }

  /** Why the write is refused; undefined where it is allowed. */
  judgeWrite(question: WriteQuestion): string | undefined {
    if (question.caller === 'owner') return undefined;
    for (const path of question.paths) {
      const refusal = this.judgePath(path, question);
      if (refusal) return refusal;
    }
    return undefined;
  }

  /** Whether a query can be answered without going through all children, as `.indexOn` promises. */
  isIndexed(path: Path, order: Order): boolean {
    if (order.by === 'key' || order.by === 'priority') return true;
    const step = this.steps(path)[path.length];
    const name = order.by === 'value' ? '.value' : formatPath(order.path);
    return step?.rules.indexes.has(name) ?? false;
  }

  private judgePath(path: Path, question: WriteQuestion): string | undefined {
    // A priority belongs to the place above it: '.priority' is no place with rules of its own.
    const place = path.at(-1) === '.priority' ? path.slice(0, -1) : path;
    const steps = this.steps(place);
    if (!steps.some((step) => step.rules.write?.holds(writeVariables(step, question)))) {
      return `no .write rule allows writing /${formatPath(place)}`;
    }
    for (const step of steps) {
      const isWritten = step.path.length === place.length;
      const refusal = isWritten ? invalidBelow(step, question) : invalidAt(step, question);
      if (refusal) return refusal;
    }
    return undefined;
  }

  /** The rules from the root down to the place, as far as there are any. */
  private steps(path: Path): Step[] {
    const steps: Step[] = [{ rules: this.rules, path: [], variables: {} }];
    for (const key of path) {
      const step = stepInto(steps.at(-1), key);
      if (!step) break;
      steps.push(step);
    }
    return steps;
  }
}

function stepInto(step: Step | undefined, key: string): Step | undefined {
  if (!step) return undefined;
  const path = [...step.path, key];
  const named = step.rules.children.get(key);
  if (named) return { rules: named, path, variables: step.variables };
  const { wildcard } = step.rules;
  if (!wildcard) return undefined;
  return { rules: wildcard.rules, path, variables: { ...step.variables, [wildcard.name]: key } };
}

function writeVariables(step: Step, { before, after, caller, now }: WriteQuestion): object {
  return {
    auth: caller,
    now,
    root: new RuleDataSnapshot(before, []),
    data: new RuleDataSnapshot(before, step.path),
    newData: new RuleDataSnapshot(after, step.path),
    ...step.variables,
  };
}

/** `.validate` counts only where data stands after the write. */
function invalidAt(step: Step, question: WriteQuestion): string | undefined {
  if (!step.rules.validate || nodeAt(question.after, step.path) === null) return undefined;
  if (step.rules.validate.holds(writeVariables(step, question))) return undefined;
  return `.validate refuses /${formatPath(step.path)}: ${step.rules.validate.source}`;
}

function invalidBelow(step: Step, question: WriteQuestion): string | undefined {
  if (!step.rules.validates) return undefined;
  const refusal = invalidAt(step, question);
  if (refusal) return refusal;
  for (const key of keysWithRules(step, nodeAt(question.after, step.path))) {
    const below = stepInto(step, key);
    const belowRefusal = below && invalidBelow(below, question);
    if (belowRefusal) return belowRefusal;
  }
  return undefined;
}

function* keysWithRules({ rules }: Step, node: Node): Generator<string> {
  if (!(node instanceof Branch)) return;
  if (!rules.wildcard?.rules.validates) {
    yield* rules.children.keys();
    return;
  }
  for (const [key] of node.children.ascending()) yield key;
}
