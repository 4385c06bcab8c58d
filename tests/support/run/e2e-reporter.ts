import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Milliseconds between two lines of progress. */
const interval = 5_000;

/**
 * Prints the progress of the browser tests in plain lines, and each failure at once with the command that runs it
 * alone.
 */
export default class E2eReporter implements Reporter {
  private config?: FullConfig;
  private total = 0;
  private done = 0;
  private said = 0;

  onBegin(config: FullConfig, suite: Suite) {
    this.config = config;
    this.total = suite.allTests().length;
    this.sayProgress();
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.done += 1;
    if (test.outcome() === 'unexpected') this.sayFailure(test, result);
    if (this.done === this.total || Date.now() - this.said > interval) this.sayProgress();
  }

  onStdErr(chunk: string | Buffer) {
    process.stderr.write(chunk);
  }

  onError({ message, stack }: { message?: string; stack?: string }) {
    console.log(stack ?? message);
  }

  printsToStdio() {
    return true;
  }

  private sayProgress() {
    this.said = Date.now();
    console.log(`[e2e] ${this.done} of ${this.total}`);
  }

  private sayFailure(test: TestCase, { errors, attachments }: TestResult) {
    const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
    const [, , , ...names] = test.titlePath();
    const picture = attachments.find(({ contentType }) => contentType === 'image/png')?.path;
    console.log(`[e2e] FAILED ${names.join(' › ')} (${place})`);
    console.log(`  alone: npx playwright test ${place}`);
    if (picture !== undefined) console.log(`  picture: ${relative(process.cwd(), picture)}`);
    for (const { stack, message } of errors) console.log(stack ?? message ?? '');
  }
}
