import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Files that need a DOM come first: a worker whose next file needs another environment is replaced, and reads React,
 * antd and jsdom again.
 */
export class DomFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasDom), ...sorted.filter((file) => !hasDom(file))];
  }
}
