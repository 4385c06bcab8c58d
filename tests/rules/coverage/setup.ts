import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { unreached, type Condition } from './unreached';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for the coverage of each file of the rules' tests; undefined for mutants. */
    rulesCoverage?: string;
  }
}

/**
 * After all of the rules' tests: each condition of the rules must have been true once and false once, unless
 * one-way.txt lists it. Otherwise the run fails and names the condition.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mmv-rules-coverage-'));
  project.provide('rulesCoverage', folder);
  return async () => {
    const reports = await reportsIn(folder);
    await rm(folder, { recursive: true });
    const tests = await readdir('tests/rules', { recursive: true });
    // A run of only some files says nothing about coverage.
    if (reports.length < tests.filter((name) => name.endsWith('.test.ts')).length) return;

    const oneWay = await readFile(join(import.meta.dirname, 'one-way.txt'), 'utf8');
    const known = new Set(oneWay.split('\n'));
    const missing = unreached(reports).filter((line) => !known.has(line));
    if (missing.length === 0) return;
    process.exitCode = 1;
    const told = missing.map((line) => `  ${line}`).join('\n');
    console.error(`[vitest] FAILED tests/rules reach every condition of the rules, but\n${told}`);
  };
}

async function reportsIn(folder: string): Promise<Condition[][]> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Condition[]);
}
