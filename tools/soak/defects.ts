import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { type Defect, mistakes } from './mistakes.ts';
import { removedGuards } from './removed-guards.ts';
import { openCopy } from './source-copy.ts';

export const knownDefects: readonly Defect[] = [...mistakes, ...removedGuards];

const limitS = '720';

const notices = async (folder: string, { project, tests, named }: Defect) => {
  const runner = [process.execPath, '--experimental-vm-modules', '--no-warnings'];
  const jest = [join(folder, 'node_modules/jest/bin/jest.js'), '--maxWorkers=1', '--selectProjects', project];
  const which = ['--testPathPatterns', tests, '--testNamePattern', named];
  const { output } = await runCommand('timeout', [limitS, ...runner, ...jest, ...which], { cwd: folder });
  const one = (mark: string) => output.split('\n').some((line) => line.includes(`${mark} ${named}`));
  return { green: one('✓') && !one('✕'), red: one('✕') };
};

/**
 * `npm run soak -- defects`: adds each of these defects to a copy of the committed tree and reports whether its test,
 * which passes before, fails.
 */
export const soakDefects = async () => {
  await using copy = await openCopy();
  const outcomes = { passed: 0, failed: 0 };
  for (const defect of knownDefects) {
    const { of, file, from, to, tests, named } = defect;
    const text = await readFile(join(copy.folder, file), 'utf8');
    const before = await notices(copy.folder, defect);
    await copy.write(file, text.replace(from, to));
    const after = await notices(copy.folder, defect);
    await copy.write(file, text);
    const isNoticed = before.green && after.red;
    outcomes[isNoticed ? 'passed' : 'failed'] += 1;
    const verdict = isNoticed ? 'red' : before.green ? 'NOT NOTICED' : 'NOT GREEN BEFORE';
    console.log(`${verdict.padEnd(16)} ${of}: ${tests}: ${named}`);
  }
  return outcomes;
};
