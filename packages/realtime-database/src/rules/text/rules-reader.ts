import { parseExpression } from '../expression.ts';
import { RuleFault } from '../language/fault.ts';
import type { Rule, RuleNode } from '../rule-node.ts';
import { isValidKey } from '../../tree/path.ts';
import { invalidAt, type InvalidRulesError } from './invalid-rules.ts';
import { parseRulesJson, type Json, type JsonObject } from './rules-json.ts';

type RuleName = '.read' | '.write' | '.validate';
const ruleNames: readonly string[] = ['.read', '.write', '.validate', '.indexOn'];

/** Reads the rules in a text. Throws an InvalidRulesError with line and column. */
export function readRules(text: string): RuleNode {
  const json = parseRulesJson(text);
  const rules = json.kind === 'object' ? json.members.get('rules') : undefined;
  if (json.kind !== 'object' || !rules || json.members.size !== 1) {
    throw invalidAt(text, json.at, 'Expected an object with "rules" and nothing else.');
  }
  return new RulesReader(text).place(rules.value, []);
}

class RulesReader {
  constructor(private readonly text: string) {}

  place(json: Json, wildcards: readonly string[]): RuleNode {
    if (json.kind !== 'object') throw this.invalid(json, 'Expected an object with rules.');
    const read = this.rule(json, '.read', wildcards);
    const write = this.rule(json, '.write', wildcards);
    const validate = this.rule(json, '.validate', wildcards);
    const children = this.children(json, wildcards);
    const wildcard = this.wildcard(json, wildcards);
    const below = [...children.values(), ...(wildcard ? [wildcard.rules] : [])];
    return {
      ...(read && { read }),
      ...(write && { write }),
      ...(validate && { validate }),
      ...(wildcard && { wildcard }),
      indexes: this.indexes(json),
      children,
      validates: validate !== undefined || below.some((rules) => rules.validates),
    };
  }

  private rule(
    { members }: JsonObject,
    name: RuleName,
    wildcards: readonly string[],
  ): Rule | undefined {
    const value = members.get(name)?.value;
    if (!value) return undefined;
    const kind = name === '.read' ? 'read' : 'write';
    if (value.kind === 'constant' && typeof value.value === 'boolean') {
      const source = String(value.value);
      const places = Array.from({ length: source.length + 1 }, (_, index) => value.at + index);
      return { ...parseExpression(source, wildcards, kind), places };
    }
    if (value.kind !== 'text') throw this.invalid(value, 'Expected a string, true or false.');
    try {
      return { ...parseExpression(value.value, wildcards, kind), places: value.places };
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      throw invalidAt(this.text, value.places[error.at] ?? value.at, error.message);
    }
  }

  private children({ members }: JsonObject, wildcards: readonly string[]) {
    const children = new Map<string, RuleNode>();
    for (const [key, member] of members) {
      if (ruleNames.includes(key) || key.startsWith('$')) continue;
      if (key.startsWith('.')) throw this.invalid(member, `There is no rule '${key}'.`);
      if (!isValidKey(key)) throw this.invalid(member, `Invalid key '${key}'.`);
      children.set(key, this.place(member.value, wildcards));
    }
    return children;
  }

  private wildcard({ members }: JsonObject, wildcards: readonly string[]) {
    const [found, other] = [...members].filter(([key]) => key.startsWith('$'));
    if (!found) return undefined;
    const [name, member] = found;
    if (!/^\$\w+$/.test(name)) throw this.invalid(member, `Invalid variable name '${name}'.`);
    if (other) {
      const [second, { at }] = other;
      throw this.invalid({ at }, `Cannot have multiple default rules ('${name}' and '${second}').`);
    }
    if (wildcards.includes(name)) {
      throw this.invalid(member, `Variable '${name}' is taken above.`);
    }
    return { name, rules: this.place(member.value, [...wildcards, name]) };
  }

  private indexes({ members }: JsonObject): Set<string> {
    const value = members.get('.indexOn')?.value;
    if (!value) return new Set();
    const names = (value.kind === 'list' ? value.items : [value]).map((name) => {
      if (name.kind === 'text') return name.value;
      throw this.invalid(name, 'Expected a name or a list of names.');
    });
    return new Set(names);
  }

  private invalid({ at }: { readonly at: number }, message: string): InvalidRulesError {
    return invalidAt(this.text, at, message);
  }
}
