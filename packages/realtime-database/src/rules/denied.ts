import type { Auth } from '../auth/caller.ts';
import type { Path } from '../tree/path.ts';
import type { Variables } from './language/types.ts';
import type { RuleName } from './rule-node.ts';
import type { Step } from './rule-step.ts';

/** A reading or writing that was refused, with all that is needed to ask its rules again. */
export interface Denied {
  readonly operation: 'read' | 'write';
  /** Of several places that are written at once, the first that is refused. */
  readonly path: Path;
  readonly caller: Auth | null;
  readonly rule: RuleName;
  /** The places whose rule was asked, from the root down: each said no. */
  readonly steps: readonly Step[];
  readonly variablesAt: (step: Step) => Variables;
}
