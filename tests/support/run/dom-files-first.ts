import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Files that need a DOM come first. A worker is replaced if its next file needs another environment, and then loads
 * React, antd and jsdom again.
 */
export class DomFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasDom), ...sorted.filter((file) => !hasDom(file))];
  }
}
