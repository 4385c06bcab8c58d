import type { RuleSnapshot } from '../rule-snapshot.ts';
import type { Type } from './types.ts';

/** A method that takes this many arguments, all strings. */
interface Method<Self> {
  readonly takes: number;
  readonly gives: Type;
  readonly run: (self: Self, ...given: string[]) => unknown;
}

/** `matches` is missing because its argument is a pattern. */
export const stringMethods = new Map<string, Method<string>>([
  ['contains', { takes: 1, gives: 'boolean', run: (text, part = '') => text.includes(part) }],
  ['beginsWith', { takes: 1, gives: 'boolean', run: (text, part = '') => text.startsWith(part) }],
  ['endsWith', { takes: 1, gives: 'boolean', run: (text, part = '') => text.endsWith(part) }],
  ['toLowerCase', { takes: 0, gives: 'string', run: (text) => text.toLowerCase() }],
  ['toUpperCase', { takes: 0, gives: 'string', run: (text) => text.toUpperCase() }],
  [
    'replace',
    { takes: 2, gives: 'string', run: (text, old = '', by = '') => text.split(old).join(by) },
  ],
]);

/** `hasChildren` is missing because its argument is a list. */
export const snapshotMethods = new Map<string, Method<RuleSnapshot>>([
  ['val', { takes: 0, gives: 'stored', run: (snapshot) => snapshot.val() }],
  ['exists', { takes: 0, gives: 'boolean', run: (snapshot) => snapshot.exists() }],
  ['getPriority', { takes: 0, gives: 'any', run: (snapshot) => snapshot.getPriority() }],
  ['isNumber', { takes: 0, gives: 'boolean', run: (snapshot) => snapshot.isNumber() }],
  ['isString', { takes: 0, gives: 'boolean', run: (snapshot) => snapshot.isString() }],
  ['isBoolean', { takes: 0, gives: 'boolean', run: (snapshot) => snapshot.isBoolean() }],
  ['parent', { takes: 0, gives: 'snapshot', run: (snapshot) => snapshot.parent() }],
  ['child', { takes: 1, gives: 'snapshot', run: (snapshot, path = '') => snapshot.child(path) }],
  [
    'hasChild',
    { takes: 1, gives: 'boolean', run: (snapshot, path = '') => snapshot.hasChild(path) },
  ],
]);

/** The properties of `query`, with their types. */
export const queryProperties = new Map<string, Type>([
  ['orderByKey', 'boolean'],
  ['orderByPriority', 'boolean'],
  ['orderByValue', 'boolean'],
  ['orderByChild', 'stored'],
  ['startAt', 'stored'],
  ['endAt', 'stored'],
  ['equalTo', 'stored'],
  ['limitToFirst', 'number'],
  ['limitToLast', 'number'],
]);
