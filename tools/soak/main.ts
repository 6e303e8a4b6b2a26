import { parseArgs } from 'node:util';
import { buildWeb } from '@waratah/stack/web-build';
import { ensureHeadless } from '../chromium.ts';
import { runJest } from '../suite/jest.ts';
import { runPlaywright } from '../suite/playwright.ts';
import { type Counts, countsOf, sumOf } from '../suite/results.ts';
import { soakDefects } from './defects.ts';
import { soakMatch } from './match.ts';
import { soakMutations } from './mutations.ts';

type Suite = Readonly<{ of: string; run: () => Promise<Pick<Counts, 'passed' | 'failed'>> }>;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '160' }, seed: { type: 'string', default: '1' } },
});
const drawn = { count: Number(values.count), seed: Number(values.seed) };

/** A suite of `npm run test:all` with the full counts of goals.md instead of a sample. */
const inFull = async (path: string) => {
  process.env.SOAK = 'on';
  await buildWeb();
  return countsOf(await runJest(['unit', 'contracts', 'services'], { show: true, workers: 1, only: [path] }));
};

/**
 * `npm run soak -- SUITE`: the long form of a suite of goals.md, with its full counts; `npm run test:all` runs a
 * sample of each.
 */
const suites = new Map<string, Suite>([
  ['match', { of: 'the engine against the rules, for every student of the benchmark', run: soakMatch }],
  [
    'mutations',
    {
      of: 'sources broken one thing at a time, and whether a test notices (--count, --seed)',
      run: () => soakMutations(drawn),
    },
  ],
  ['defects', { of: 'known mistakes put into the sources, each with the test that turns red', run: soakDefects }],
  [
    'chaos',
    {
      of: 'the Reliability table of goals.md: kills, faults on every link, outages, ten times the capacity, an hour of random faults',
      run: () => inFull('tests/chaos'),
    },
  ],
  [
    'security',
    {
      of: 'the Security table of goals.md: input, sessions, sign-in, files, documents, descriptions in a browser',
      run: async () => {
        const served = await inFull('tests/security');
        const timed = await inFull('tests/services/identity-secrets');
        await ensureHeadless();
        return sumOf([served, timed, countsOf(await runPlaywright({ only: ['hostile-html'] }))]);
      },
    },
  ],
  [
    'fast-path',
    {
      of: 'operations drawn from the schema, by the fast path and by Apollo',
      run: () => inFull('contracts/fast-path'),
    },
  ],
  [
    'descriptions',
    {
      of: 'ten thousand hostile briefs through both writers of descriptions',
      run: () => inFull('services/ai/src/domain/description/hostile'),
    },
  ],
]);

const [name = ''] = positionals;
const suite = suites.get(name);
if (!suite) {
  console.error('npm run soak -- SUITE, where SUITE is one of');
  for (const [each, { of }] of suites) console.error(`  ${each.padEnd(12)} ${of}`);
  process.exit(1);
}
const { passed, failed } = await suite.run();
console.log(`\nsoak ${name}: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
