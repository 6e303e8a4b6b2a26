import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@waratah/stack/settings';

/**
 * Imports the files given as arguments, and prints every pattern that they build from text while they load, with the
 * place that builds it. Runs in a separate process, because it replaces RegExp.
 */
const here = pathToFileURL(`${root}/`).href;
const frame = /(file:\/\/[^\s()]+):(\d+):\d+/;

/** The innermost of our files in a stack trace, other than this one. */
const placeIn = (stack: string) => {
  const frames = stack.split('\n').map((each) => frame.exec(each));
  const [, url = '', line = ''] = frames.find((each) => each && each[1] !== import.meta.url) ?? [];
  if (!url.startsWith(here) || url.includes('/node_modules/')) return undefined;
  return { file: relative(root, new URL(url).pathname), line: Number(line) };
};

const record = (pattern: RegExp) => {
  const place = placeIn(new Error('where').stack ?? '');
  if (place) console.log(JSON.stringify({ source: pattern.source, flags: pattern.flags, ...place }));
  return pattern;
};

const known = RegExp;
globalThis.RegExp = new Proxy(known, {
  construct: (_target, [source, flags]) => record(new known(source, flags)),
  apply: (_target, _self, [source, flags]) => record(new known(source, flags)),
});
for (const file of process.argv.slice(2)) await import(join(root, file));
