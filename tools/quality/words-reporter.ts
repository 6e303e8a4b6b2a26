import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints one line of JSON per test, for the verdicts, and one line of progress for people. */
export default class WordsReporter implements Reporter {
  readonly #report = process.env.WORDS_REPORT ?? '/dev/null';

  #all = 0;
  #done = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult) {
    const project = test.parent.project()?.name ?? '';
    const messages = errors.map(({ message = '' }) => message);
    appendFileSync(
      this.#report,
      `${JSON.stringify({ project, test: test.title, passed: status === 'passed', duration, messages })}\n`,
    );
    console.log(`${++this.#done} of ${this.#all}  ${project}: ${status} after ${Math.round(duration / 1_000)} s`);
  }

  onError({ message = '' }: { message?: string }) {
    console.error(message);
  }

  printsToStdio() {
    return true;
  }
}
