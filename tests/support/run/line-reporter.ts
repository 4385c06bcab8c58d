import { relative } from 'node:path';

import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';

/** Prints Vitest's progress as lines for run-parts.ts, and each failure at once with the command that runs it alone. */
export default class LineReporter implements Reporter {
  private files = 0;
  private ended = 0;
  private tests = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    this.tests += 1;
    const result = test.result();
    if (result.state !== 'failed') return;
    const [error] = result.errors;
    tellFailure(test.module, test.fullName, error?.message, `-t ${JSON.stringify(test.name)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    this.ended += 1;
    // A file that could not be loaded has no tests.
    for (const { message } of module.errors()) tellFailure(module, 'the file itself', message);
    console.log(`[vitest] ${this.tests} tests, ${this.ended} of ${this.files} files`);
  }
}

function tellFailure(module: TestModule, name: string, message = '', filter = ''): void {
  const file = relative('', module.moduleId);
  const alone = `npx vitest run --project ${module.project.name} ${file} ${filter}`.trim();
  const [reason] = message.split('\n');
  console.log(`[vitest] FAILED ${file} > ${name}\n  ${reason}\n  alone: ${alone}`);
}
