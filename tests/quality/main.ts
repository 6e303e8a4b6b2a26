import { parseArgs } from 'node:util';
import { assessments } from './assessments.ts';
import { ranking } from './ranking.ts';
import { scam } from './scam.ts';
import { search } from './search.ts';

/** `npm run quality -- NAME --data DIR`: how well a part does its work on real ads, which stay where they are. */
const figures: Readonly<Record<string, (data: string) => Promise<void>>> = { search, scam, assessments, ranking };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const figure = figures[positionals[0] ?? ''];
if (!figure || !values.data) {
  console.error(`npm run quality -- NAME --data DIR, where NAME is one of ${Object.keys(figures).join(', ')}`);
  process.exit(1);
}
await figure(values.data);
