import { endOfString } from './json-text.ts';
import { compareKeys } from './key-order.ts';
import { branchOf, type Content, type Node } from './node.ts';
import { nodeFromJson } from './node-parse.ts';
import { isValidKey } from './path.ts';
import { unread } from './unread.ts';

/** An array or an object that has been parsed in part. */
interface Container {
  readonly isArray: boolean;
  readonly keys: string[];
  /** Nodes, as long as `areNodes` is true; otherwise also plain JSON values. */
  readonly values: unknown[];
  areNodes: boolean;
  /** How many levels are allowed below it. */
  readonly levels: number;
  next: 'member' | 'member or end' | 'comma or end';
  /** The key of the member that is being parsed as a container of its own. */
  openKey: string;
}

/**
 * Parses JSON while it arrives. Large parts become unread branches at once, so the whole text is never in memory. Small
 * parts, invalid data and server values come out as from JSON.parse.
 */
export class LargeJson {
  private arrived: string[] = [];
  private length = 0;
  private enough: number;
  /** The text of the innermost open container that has not been parsed yet. */
  private text = '';
  private readonly open: Container[];
  private failure: Error | undefined;

  /**
   * `levels` are allowed below the target path. An update stays an object, because its keys are paths. Parts from
   * `partLength` characters are large.
   */
  constructor(
    levels: number,
    private readonly isUpdate: boolean,
    private readonly partLength = 2 ** 16,
  ) {
    this.enough = partLength;
    // The whole JSON is parsed like the only item of an array without brackets.
    this.open = [newContainer(true, levels + 1, 'member')];
  }

  add(chunk: string): void {
    this.arrived.push(chunk);
    this.length += chunk.length;
    if (this.failure || this.length < this.enough) return;
    try {
      this.parse();
    } catch (error) {
      this.failure = error as Error;
    }
    this.length = this.text.length;
    // A long string arrives in many chunks, so it is only parsed again when its length has doubled.
    this.enough = Math.max(this.partLength, 2 * this.length);
  }

  /** Returns the parsed value; undefined if only spaces arrived. Throws a SyntaxError. */
  end(): unknown {
    if (this.failure) throw this.failure;
    this.parse();
    const [whole, unfinished] = this.open as [Container, Container?];
    if (unfinished) throw new SyntaxError('an end is missing');
    if (whole.values.length === 0 && this.text.trim() === '') return undefined;
    this.addMembers(whole, this.text);
    if (whole.values.length !== 1) throw new SyntaxError('more than one value');
    return whole.values[0];
  }

  private parse(): void {
    this.text += this.arrived.join('');
    this.arrived = [];
    for (;;) {
      const container = this.open.at(-1) as Container;
      this.skipComma(container);
      const { comma, nested, end } = marksIn(this.text);
      if (end !== -1) {
        this.close(end);
        continue;
      }
      if (comma !== -1) {
        if (container.next === 'member or end') container.next = 'member';
        this.addMembers(container, this.text.slice(0, comma));
        container.next = 'member';
        this.text = this.text.slice(comma + 1);
      }
      if (this.text.length < this.partLength || nested === -1 || container.levels < 0) return;
      this.enter(container, nested - comma - 1);
    }
  }

  private skipComma(container: Container): void {
    const comma = container.next === 'comma or end' && /^[ \t\n\r]*,/.exec(this.text);
    if (!comma) return;
    this.text = this.text.slice(comma[0].length);
    container.next = 'member';
  }

  /** Opens a member that is too long to wait for its end. */
  private enter(container: Container, at: number): void {
    const [member] = membersIn(container, `${this.text.slice(0, at)}[]`);
    if (!member || container.next === 'comma or end') throw new SyntaxError('a comma is missing');
    const [key] = member;
    container.openKey = key;
    const isArray = this.text[at] === '[';
    this.open.push(newContainer(isArray, levelsBelow(container, key), 'member or end'));
    this.text = this.text.slice(at + 1);
  }

  private close(at: number): void {
    const container = this.open.pop() as Container;
    const parent = this.open.at(-1);
    if (!parent || this.text[at] !== (container.isArray ? ']' : '}')) {
      throw new SyntaxError('a bracket of no container');
    }
    this.addMembers(container, this.text.slice(0, at));
    this.text = this.text.slice(at + 1);
    const isUpdate = this.isUpdate && this.open.length === 1;
    const node = container.areNodes && !isUpdate ? branchIn(container) : undefined;
    put(parent, parent.openKey, node, () => jsonIn(container));
    parent.next = 'comma or end';
  }

  private addMembers(container: Container, text: string): void {
    const members = membersIn(container, text);
    const { next } = container;
    const isPossible = members.length === 0 ? next !== 'member' : next !== 'comma or end';
    if (!isPossible) throw new SyntaxError('a comma too many or too few');
    const isWhole = container === this.open[0];
    for (const [key, json] of members) {
      const node = isWhole ? undefined : unreadNode(container, key, json);
      put(container, key, node, () => json);
    }
  }
}

function newContainer(isArray: boolean, levels: number, next: Container['next']): Container {
  return { isArray, keys: [], values: [], areNodes: levels >= 0, levels, next, openKey: '' };
}

function membersIn({ isArray }: Container, text: string): [string, unknown][] {
  return Object.entries(JSON.parse(isArray ? `[${text}]` : `{${text}}`) as object);
}

/** Returns undefined if only the write can resolve the value, or report what is wrong with it. */
function unreadNode(container: Container, key: string, json: unknown): Node | undefined {
  try {
    const levels = levelsBelow(container, key);
    return unread(nodeFromJson(json, { existing: null, levels }));
  } catch {
    return undefined;
  }
}

function put(container: Container, key: string, node: Node | undefined, json: () => unknown): void {
  const { keys, values } = container;
  const last = keys.at(-1);
  const place = container.isArray ? String(keys.length) : key;
  const isNext = last === undefined || compareKeys(last, place) < 0;
  const isNode = node !== undefined && isValidKey(place);
  container.areNodes &&= isNode && isNext;
  keys.push(place);
  values.push(isNode ? node : json());
}

function branchIn({ keys, values }: Container): Node {
  const isThere = (_: unknown, at: number) => values[at] !== null;
  return branchOf(keys.filter(isThere), values.filter(isThere) as Content[]);
}

function jsonIn({ isArray, keys, values }: Container): unknown {
  return isArray ? values : Object.fromEntries(keys.map((key, at) => [key, values[at]]));
}

/** A key of an update may be a path. A server value can't become nodes, so it gets no levels. */
function levelsBelow({ levels }: Container, key: string): number {
  return key === '.sv' ? -1 : levels - key.split('/').length;
}

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * The offsets in a container's text of its last comma, the first bracket after that comma, and its closing bracket; -1
 * if missing.
 */
function marksIn(text: string): { comma: number; nested: number; end: number } {
  const marks = { comma: -1, nested: -1, end: -1 };
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      continue;
    }
    if (code === openBrace || code === openBracket) {
      if (depth === 0 && marks.nested === -1) marks.nested = at;
      depth += 1;
    } else if (code === closeBrace || code === closeBracket) {
      depth -= 1;
      if (depth < 0) return { ...marks, end: at };
    } else if (code === comma && depth === 0) {
      marks.comma = at;
      marks.nested = -1;
    }
    at += 1;
  }
  return marks;
}
