import { describe, expect, test } from 'vitest';
import type { Cause, Explanation } from '../../../src/rules/explain/explain.ts';
import { Ruleset } from '../../../src/rules/ruleset.ts';
import { put, type Node } from '../../../src/tree/node.ts';
import { nodeFromJson } from '../../../src/tree/node-parse.ts';
import { authRows } from './refusals/auth.ts';
import { logicRows } from './refusals/logic.ts';
import { numberAndTextRows } from './refusals/numbers-and-texts.ts';
import { readingRows } from './refusals/reading.ts';
import { ana, around, now, type Given } from './refusals/row.ts';
import { stoppedRows } from './refusals/stopped.ts';
import { storedRows } from './refusals/stored.ts';

const groups = {
  'who asks': authRows,
  'what stands there': storedRows,
  'numbers and texts': numberAndTextRows,
  'and, or, not, if': logicRows,
  'what stops': stoppedRows,
  reading: readingRows,
};

const path = ['things', 'x'];

function tree(json: unknown): Node {
  return nodeFromJson(json, { now, existing: null, levels: 32 });
}

/** The rules file, with the expression on its fourth line. */
function rulesText(expression: string, isRead: boolean): string {
  const rule = `"${isRead ? '.read' : '.write'}": ${JSON.stringify(expression)}`;
  return `{ "rules": {\n  "things": {\n    "$key": {\n      ${rule}\n} } } }`;
}

function explained(text: string, { data, next = 'new', caller = ana, query }: Given): Explanation {
  const rules = Ruleset.parse(text);
  const before = put(tree(around), path, tree(data ?? null));
  const after = put(before, path, tree(next));
  const denied = query
    ? rules.judgeRead({ path, query, root: before, caller, now }).denied
    : rules.judgeWrite({ paths: [path], before, after, caller, now });
  if (!denied) throw new Error('It was allowed.');
  return rules.explain(denied);
}

function toldOf({ expression, stopped, values }: Cause) {
  return [expression, stopped === undefined ? values : { ...values, stopped }] as const;
}

/** The text at the place that the explanation names. */
function textAt(text: string, { line, column }: Cause): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1);
}

describe.each(Object.entries(groups))('%s', (_name, rows) => {
  const whole = rows.map(
    ([expression, causes, given = {}]) => [expression, causes, given] as const,
  );
  test.each(whole)('%s', (expression, causes, given) => {
    const isRead = given.query !== undefined;
    const text = rulesText(expression, isRead);
    const { rules, ...asked } = explained(text, given);
    const uid = given.caller === null ? null : 'ana';
    expect(asked).toEqual({ operation: isRead ? 'read' : 'write', path: '/things/x', uid });
    expect(rules).toEqual([
      {
        rule: `/things/$key/${isRead ? '.read' : '.write'}`,
        at: '/things/x',
        line: 4,
        column: isRead ? 17 : 18,
        causes: expect.any(Array) as unknown,
      },
    ]);
    const found = rules[0]?.causes ?? [];
    expect(Object.fromEntries(found.map(toldOf))).toEqual(causes);
    for (const cause of found) {
      const begin = cause.expression.slice(0, 4);
      expect(textAt(text, cause).startsWith(begin)).toBe(true);
    }
  });
});
