import { generators } from './generators.ts';

/** `npm run generate`: writes all generated files. */
for (const { name, run } of generators) {
  console.log(name);
  await run();
}
