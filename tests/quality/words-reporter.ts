import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One line of JSON a test, for who reads along while it runs. */
export default class WordsReporter implements Reporter {
  readonly #report = process.env.WORDS_REPORT ?? '/dev/null';

  onBegin(_config: FullConfig) {}

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult) {
    const project = test.parent.project()?.name ?? '';
    const messages = errors.map(({ message = '' }) => message);
    appendFileSync(
      this.#report,
      `${JSON.stringify({ project, test: test.title, passed: status === 'passed', duration, messages })}\n`,
    );
  }

  onError({ message = '' }: { message?: string }) {
    console.error(message);
  }

  printsToStdio() {
    return false;
  }
}
