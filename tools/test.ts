import { buildWeb } from '@waratah/stack/web-build';
import { ensureChromium } from './chromium.ts';
import { type Counted, runJest } from './jest.ts';
import { words } from './quality/words.ts';
import { runPlaywright } from './playwright.ts';

type Passed = Pick<Counted, 'passed' | 'failed' | 'skipped'>;

/** `npm test`: all tests, the fast ones first. The last line gives the counts. */
const suites: Readonly<Record<string, () => Promise<Passed>>> = {
  'units and contracts': () => runJest(['unit', 'contracts', 'web'], { show: true }),
  'services, journeys and faults': async () => {
    await buildWeb();
    return runJest(['services'], { show: true, workers: 2 });
  },
  'in a browser': async () => {
    await ensureChromium();
    return runPlaywright();
  },
  'changed words, each missed by its browser test': () => words({ sample: 6, seed: 1, healthy: false }),
};

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, run] of Object.entries(suites)) {
  console.log(`\n== ${name}`);
  const { passed, failed, skipped } = await run().catch((error: unknown): Passed => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
