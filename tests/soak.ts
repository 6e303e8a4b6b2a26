import { parseArgs } from 'node:util';
import { buildWeb } from '@waratah/stack/web-build';
import { runJest } from './support/jest.ts';

/** `npm run soak -- SUITE`: the long form of a suite of goals.md, with its full counts; `npm test` runs a share of each. */
const suites = {
  match: { of: 'the engine against the rules, for every student of the benchmark', paths: ['contracts/match-engine'] },
  fuzz: { of: '100,000 REST calls and 50,000 GraphQL operations', paths: ['chaos/hostile-input'] },
} as const;

const isSuite = (name: string): name is keyof typeof suites => Object.hasOwn(suites, name);

const { positionals } = parseArgs({ allowPositionals: true });
const [name = ''] = positionals;
if (!isSuite(name)) {
  console.error('npm run soak -- SUITE, where SUITE is one of');
  for (const [suite, { of }] of Object.entries(suites)) console.error(`  ${suite.padEnd(8)} ${of}`);
  process.exit(1);
}
process.env.SOAK = 'on';
await buildWeb();
const { passed, failed } = await runJest(['contracts', 'services'], {
  show: true,
  workers: 1,
  only: suites[name].paths,
});
console.log(`\nsoak ${name}: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
