import { generators } from './generators.ts';

/** `npm run generate`: writes every generated file anew. */
for (const { name, run } of generators) {
  console.log(name);
  await run();
}
