import { mkdir, writeFile } from 'node:fs/promises';
import { assess } from './assess.ts';
import { check } from './check.ts';
import { digest } from './digest.ts';
import { events } from './events.ts';
import { gateway } from './gateway/gateway.ts';
import { login } from './login.ts';
import { match } from './match.ts';
import { reads } from './reads.ts';
import { search } from './search/search.ts';
import { start } from './start.ts';
import { web } from './web.ts';
import { whole } from './whole.ts';

/** `npm run bench -- NAME`: one benchmark or all; prints a table and writes results/NAME.json. */
const benches: Readonly<Record<string, () => Promise<object>>> = {
  start,
  gateway,
  reads,
  search,
  login,
  check,
  match,
  digest,
  events,
  assess,
  web,
  whole,
};

const [wanted] = process.argv.slice(2);
const names = wanted ? [wanted] : Object.keys(benches);
for (const name of names) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no benchmark ${name}: ${Object.keys(benches).join(', ')}`);
    process.exit(1);
  }
  const result = await bench();
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
}
