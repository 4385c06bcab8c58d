import { all, any, is, isJoined, matches, type Condition } from './condition';
import { code } from './expression';
import { withParents } from './place';
import type { Permission, RuleNode } from './rule-node';

const width = 140;

/** A priority is data that nothing reads and no rule limits, so browsers must not write any. */
const hasNoPriority = is(code('newData.getPriority()'), null);

/** Characters that would be invisible in the file, or reverse its lines. */
const unseen = /[\u007f-\u009f\p{Cf}]/gu;
const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The rules in Firebase's format: JSON with comments and with strings over several lines. */
export function printRules(title: string, top: RuleNode): string {
  const rules = new Printer('  ', [], false).node(top);
  return `{\n${comment(title, '  ')}  "rules": ${rules}\n}\n`;
}

/** Prints one place at its indent; `path` leads to it from the top. */
class Printer {
  constructor(
    private readonly indent: string,
    private readonly path: readonly string[],
    /** Whether a place above may be written, and this one with it. */
    private readonly isBelowWritten: boolean,
  ) {}

  node(node: RuleNode): string {
    const validate = this.shapeOf(node);
    if (!node.read && !node.write && !node.indexOn && !node.children && validate) {
      const short = `{ ".validate": "${this.escaped(validate.code)}" }`;
      if (!short.includes('\n') && this.indent.length + short.length <= width) return short;
    }
    const entries = [
      ...this.permission('.read', node.read),
      ...(node.indexOn
        ? [this.entry('.indexOn', `[${node.indexOn.map((name) => `"${name}"`).join(', ')}]`)]
        : []),
      ...this.permission('.write', node.write),
      ...(validate ? [this.entry('.validate', this.expression(validate))] : []),
      ...this.children(node),
    ];
    return `{\n${entries.join(',\n')}\n${this.indent}}`;
  }

  private children({ children = {}, write }: RuleNode): string[] {
    const isWritten = this.isBelowWritten || write !== undefined;
    const all = Object.entries(children);
    const isRecord = all.length > 0 && !all.some(([name]) => name.startsWith('$'));
    if (!isRecord || !isWritten)
      return all.map(([name, child]) => this.child(name, child, isWritten));
    const plain = all.filter(([, child]) => isPlain(child)).map(([name]) => name);
    const others = plain.length > 1 ? all.filter(([name]) => !plain.includes(name)) : all;
    const rest: RuleNode = { validate: matches(code('$other'), anyOf(plain)) };
    return [
      ...others.map(([name, child]) => this.child(name, child, isWritten)),
      plain.length > 1
        ? this.child('$other', rest, isWritten)
        : this.entry('$other', '{ ".validate": false }'),
    ];
  }

  private child(name: string, child: RuleNode, isWritten: boolean): string {
    const printed = new Printer(`${this.indent}  `, [...this.path, name], isWritten).node(child);
    return comment(child.why, `${this.indent}  `) + this.entry(name, printed);
  }

  /** The `.validate` of a node: no priority if it can be written, then its name, then the node's own condition. */
  private shapeOf({ write, validate, names }: RuleNode): Condition | undefined {
    const variable = code(this.path.at(-1) ?? '');
    const conditions = [
      ...(write || validate ? [hasNoPriority] : []),
      ...(names ? [any(...names.map((name) => is(variable, name)))] : []),
      ...(validate ? [validate] : []),
    ];
    return conditions.length > 0 ? all(...conditions) : undefined;
  }

  private permission(name: string, permission: Permission | undefined): string[] {
    if (!permission) return [];
    const { why, when } = permission;
    return [comment(why, `${this.indent}  `) + this.entry(name, this.expression(when))];
  }

  private entry(name: string, printed: string): string {
    return `${this.indent}  "${name}": ${printed}`;
  }

  private expression(condition: Condition): string {
    return `"${this.laidOut(condition, `${this.indent}    `)}"`;
  }

  /** On one line if it fits, otherwise on as few as possible. A part that needs several lines starts on its own. */
  private laidOut(condition: Condition, indent: string): string {
    const { operator, parts } = condition;
    const whole = this.escaped(condition.code);
    if (!operator || !parts || indent.length + whole.length <= width) return whole;
    if (!isJoined(condition)) {
      return parts.map((part) => this.escaped(part.code)).join(`\n${indent}${operator} `);
    }
    const lines: string[] = [];
    for (const part of parts) {
      const next = this.part(part, `${indent}  `);
      const line = `${lines.at(-1)} ${operator} ${next}`;
      const isFull = line.includes('\n') || indent.length + line.length > width;
      if (lines.length > 0 && !isFull) lines[lines.length - 1] = line;
      else lines.push(lines.length > 0 ? `${operator} ${next}` : next);
    }
    return lines.join(`\n${indent}`);
  }

  private part(part: Condition, indent: string): string {
    return isJoined(part) ? `(${this.laidOut(part, indent)})` : this.laidOut(part, indent);
  }

  private escaped(text: string): string {
    return JSON.stringify(withParents(text, this.path)).slice(1, -1).replace(unseen, asEscape);
  }
}

/** Whether any value without priority is allowed: several such fields of a record share one rule with their names. */
function isPlain({ validate, ...more }: RuleNode): boolean {
  return validate?.parts?.length === 0 && Object.keys(more).length === 0;
}

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`^(${names.join('|')})$`);
}

/** Lines of `//`, none longer than the width. */
function comment(text: string | undefined, indent: string): string {
  if (text === undefined) return '';
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`;
    if (indent.length + 2 + line.length <= width) lines[lines.length - 1] = line;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => `${indent}//${line}\n`).join('');
}
