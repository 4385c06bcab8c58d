import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * The files that need a DOM first, then the others. A worker goes on with the next file only where that needs the
 * same environment; otherwise a new one starts and reads React, antd and jsdom again.
 */
export class DomFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasDom), ...sorted.filter((file) => !hasDom(file))];
  }
}
