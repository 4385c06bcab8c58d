import type { Explanation } from './rules/explain/explain.ts';
import { lineOf } from './rules/explain/line.ts';

interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * Matchers for `expect.extend` of Vitest and Jest. Await each attempt before the next, because they read the server's
 * newest refusal.
 */
export interface DenialMatchers {
  /** Passes if the SDK's promise fulfils. The failure message names the rule that refused it, and why. */
  toBeAllowed(attempt: unknown): Promise<Outcome>;
  /**
   * Passes if this rule ('/people/$id/.write') refused the attempt and, if given, because of this smallest expression.
   */
  toBeDeniedBy(attempt: unknown, rule: string, expression?: string): Promise<Outcome>;
}

/** Returns the matchers for the server on this port. They ask it why it refused an attempt. */
export function denialMatchers(server: { port: number; namespace: string }): DenialMatchers {
  return {
    async toBeAllowed(attempt) {
      const denial = await denialOf(attempt, server);
      const message = () => (denial ? `Refused: ${lineOf(denial)}` : 'It was allowed.');
      return { pass: !denial, message };
    },
    async toBeDeniedBy(attempt, rule, expression) {
      const denial = await denialOf(attempt, server);
      const refusing = denial?.rules.find((each) => each.rule === rule);
      const pass =
        refusing !== undefined &&
        (expression === undefined ||
          refusing.causes.some((cause) => cause.expression === expression));
      const expected = expression === undefined ? rule : `${rule}: ${expression}`;
      const found = denial ? `refused: ${lineOf(denial)}` : 'allowed';
      return { pass, message: () => `Asked about a refusal by ${expected}. It was ${found}` };
    },
  };
}

/** Returns undefined if the attempt was allowed. Rejects with any error other than a refusal. */
async function denialOf(
  attempt: unknown,
  { port, namespace }: { port: number; namespace: string },
): Promise<Explanation | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (!/permission.denied/i.test(String(error))) throw error;
  }
  const response = await fetch(`http://127.0.0.1:${port}/.inspect/explain?ns=${namespace}`);
  const [newest] = (await response.json()) as Explanation[];
  return newest;
}

declare global {
  // Jest's types and Vitest's share this interface, and its type parameters have to be the same.
  // oxlint-disable-next-line typescript/no-namespace
  namespace jest {
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface Matchers<R, T = {}> {
      /** Passes if the SDK's promise fulfils. */
      toBeAllowed(): Promise<R>;
      /** Passes if this rule refused the attempt and, if given, because of this smallest expression. */
      toBeDeniedBy(rule: string, expression?: string): Promise<R>;
    }
  }
}
