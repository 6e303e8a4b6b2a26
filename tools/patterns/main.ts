import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { check } from 'recheck';
import { z } from 'zod';
import { mustRun } from '../run-command.ts';
import { type Pattern, placeOf, sourceFiles } from './sources.ts';
import { writtenIn } from './written.ts';

/**
 * Finds regular expressions whose time grows faster than the length of their input, with which an outsider's text could
 * block a process. One that may stay, for instance because its input is short, has a comment above it, `// slow-
 * pattern: why`; none may be exponential. Verdicts are stored in verdicts.txt, because each takes a second or more.
 */
const memory = new URL('verdicts.txt', import.meta.url);
const patienceMs = 10_000;

const keyLength = 16;
const keyOf = ({ source, flags }: Pattern) =>
  createHash('sha256').update(`${flags}/${source}`).digest('base64url').slice(0, keyLength);

/** Modules that build patterns from pieces while they load. */
const building = /^(?:services\/(?:\w+\/src\/(?:domain|import)|vocabulary\/src)|gateway\/src\/(?:rest|queues))\//;

const builtBy = async (files: readonly string[]): Promise<readonly Pattern[]> => {
  const Line = z.object({ source: z.string(), flags: z.string(), file: z.string(), line: z.number() });
  const args = ['--disable-warning=ExperimentalWarning', 'tools/patterns/record-built.ts'];
  const output = await mustRun(process.execPath, [...args, ...files.filter((file) => building.test(file))]);
  return output
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)));
};

/** `linear`, or how the time grows in the worst case. */
const judge = async ({ source, flags }: Pattern): Promise<string> => {
  const found = await check(source, flags, { timeout: patienceMs });
  if (found.status === 'safe') return 'linear';
  return found.status === 'unknown' ? `not judged: ${found.error.kind}` : found.complexity.summary;
};

const readMemory = async () => {
  const lines = (await readFile(memory, 'utf8')).trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, keyLength), line.slice(keyLength + 1)]));
};

const files = await sourceFiles();
const written = new Map(await Promise.all(files.map(async (file) => [file, await writtenIn(file)] as const)));
const built = await builtBy(files);
const hasReason = ({ file, line }: Pick<Pattern, 'file' | 'line'>) => written.get(file)?.reasons.has(line) ?? false;

const seen = new Set(built.map(placeOf));
const unseen = [...written.values()].flatMap(({ sites }) => sites).filter((site) => !seen.has(placeOf(site)));
const problems = unseen
  .filter((site) => !hasReason(site))
  .map((site) => `${placeOf(site)} builds a pattern while it runs: say above it why it is linear`);

const remembered = await readMemory();
const verdicts = new Map<string, string>();
for (const pattern of [...[...written.values()].flatMap(({ literals }) => literals), ...built]) {
  const key = keyOf(pattern);
  const verdict = verdicts.get(key) ?? remembered.get(key) ?? (await judge(pattern));
  verdicts.set(key, verdict);
  if (verdict !== 'linear' && (!hasReason(pattern) || verdict.startsWith('exponential')))
    problems.push(`${placeOf(pattern)} /${pattern.source.slice(0, 100)}/${pattern.flags} ${verdict}`);
}
const lines = [...verdicts].map(([key, verdict]) => `${key} ${verdict}`);
await writeFile(memory, `${lines.toSorted().join('\n')}\n`);
console.log(`${verdicts.size} patterns, ${lines.filter((line) => line.endsWith(' linear')).length} of them linear`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
