import type { Auth } from '../auth/caller.ts';
import type { Path } from '../tree/path.ts';
import type { Variables } from './language/types.ts';
import type { RuleName } from './rule-node.ts';
import type { Step } from './rule-step.ts';

/** A refused read or write, with everything needed to evaluate its rules again. */
export interface Denied {
  readonly operation: 'read' | 'write';
  /** If a write sets several paths, the first refused one. */
  readonly path: Path;
  readonly caller: Auth | null;
  readonly rule: RuleName;
  /** The rule nodes that were evaluated, from the root down. Each refused. */
  readonly steps: readonly Step[];
  readonly variablesAt: (step: Step) => Variables;
}
