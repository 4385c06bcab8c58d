import { parseExpression, type Expression } from './expression';

/** The rules are not valid; the message says where. The rules before them stay in force. */
export class InvalidRulesError extends Error {
  override readonly name = 'InvalidRulesError';
}

/** The rules of one place, and below it. */
export interface RuleNode {
  readonly read?: Expression;
  readonly write?: Expression;
  readonly validate?: Expression;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly rules: RuleNode };
  /** Whether anything here or below has a `.validate`: where not, new data needn't be walked. */
  readonly validates: boolean;
}

type RuleObject = Readonly<Record<string, unknown>>;

export function parseRuleNode(json: unknown, place = 'rules', wildcards: string[] = []): RuleNode {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InvalidRulesError(`${place}: expected an object with rules`);
  }
  const object = json as RuleObject;
  refuseUnknownRules(object, place);

  const read = parseRule(object, '.read', place, wildcards);
  const write = parseRule(object, '.write', place, wildcards);
  const validate = parseRule(object, '.validate', place, wildcards);
  const children = new Map(
    Object.keys(object)
      .filter((key) => !key.startsWith('.') && !key.startsWith('$'))
      .map((key) => [key, parseRuleNode(object[key], `${place}/${key}`, wildcards)]),
  );
  const wildcard = parseWildcard(object, place, wildcards);
  const below = [...children.values(), ...(wildcard ? [wildcard.rules] : [])];
  return {
    ...(read && { read }),
    ...(write && { write }),
    ...(validate && { validate }),
    ...(wildcard && { wildcard }),
    indexes: parseIndexes(object, place),
    children,
    validates: validate !== undefined || below.some((rules) => rules.validates),
  };
}

function parseRule(
  object: RuleObject,
  name: '.read' | '.write' | '.validate',
  place: string,
  wildcards: string[],
): Expression | undefined {
  const rule = object[name];
  if (rule === undefined) return undefined;
  if (typeof rule !== 'string' && typeof rule !== 'boolean') {
    throw new InvalidRulesError(`${place}/${name}: expected a string, true or false`);
  }
  try {
    return parseExpression(String(rule), wildcards, name === '.read' ? 'read' : 'write');
  } catch (error) {
    throw new InvalidRulesError(`${place}/${name}: ${(error as Error).message}`);
  }
}

function parseWildcard(object: RuleObject, place: string, wildcards: string[]) {
  const [name, ...others] = Object.keys(object).filter((key) => key.startsWith('$'));
  if (name === undefined) return undefined;
  if (others.length > 0) throw new InvalidRulesError(`${place}: only one $variable can stand here`);
  if (wildcards.includes(name))
    throw new InvalidRulesError(`${place}/${name}: ${name} is taken above`);
  return { name, rules: parseRuleNode(object[name], `${place}/${name}`, [...wildcards, name]) };
}

function parseIndexes(object: RuleObject, place: string): Set<string> {
  const names = [object['.indexOn'] ?? []].flat();
  if (!names.every((name) => typeof name === 'string')) {
    throw new InvalidRulesError(`${place}/.indexOn: expected a name or a list of names`);
  }
  return new Set(names);
}

function refuseUnknownRules(object: RuleObject, place: string): void {
  const known = ['.read', '.write', '.validate', '.indexOn'];
  const unknown = Object.keys(object).find((key) => key.startsWith('.') && !known.includes(key));
  if (unknown) throw new InvalidRulesError(`${place}/${unknown}: there is no such rule`);
}
