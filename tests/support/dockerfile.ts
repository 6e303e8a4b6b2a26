import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';

export type Copy = Readonly<{ stage: string; from: string | undefined; sources: readonly string[]; target: string }>;

const instructionsOf = (text: string) =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** A Dockerfile for one service: its instructions, by stage. */
export const readDockerfile = async (path: string, service: string) => {
  const text = (await readFile(join(root, path), 'utf8')).replaceAll('${SERVICE}', service);
  const lines = instructionsOf(text);
  let stage = '';
  const stages: string[] = [];
  const copies: Copy[] = [];
  for (const line of lines) {
    const from = /^FROM \S+(?: AS (\S+))?/.exec(line);
    if (from) stages.push((stage = from[1] ?? 'last'));
    const copy = /^COPY (?:--from=(\S+) )?(.+) (\S+)$/.exec(line);
    if (copy) copies.push({ stage, from: copy[1], sources: (copy[2] ?? '').split(' '), target: copy[3] ?? '' });
  }
  const last = (word: string) => lines.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  return { text, lines, stages, copies, last };
};
