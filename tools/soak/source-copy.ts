import { glob, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { mustRun } from '../run-command.ts';

/** A copy of the committed tree, whose sources may be changed. */
export type SourceCopy = AsyncDisposable &
  Readonly<{ folder: string; write: (file: string, text: string) => Promise<void> }>;

export const openCopy = async (): Promise<SourceCopy> => {
  const folder = join(tmpdir(), `waratah-copy-${process.pid}`);
  await mustRun('git', ['worktree', 'add', '--detach', folder, 'HEAD'], { cwd: root });
  const installed = await Array.fromAsync(
    glob(['node_modules', '{web,gateway,services/*}/node_modules'], { cwd: root }),
  );
  for (const modules of installed)
    await mustRun('cp', ['-al', join(root, modules), join(folder, dirname(modules), 'node_modules')]);
  return {
    folder,
    write: (file, text) => writeFile(join(folder, file), text),
    [Symbol.asyncDispose]: async () => {
      await rm(folder, { recursive: true, force: true });
      await mustRun('git', ['worktree', 'prune'], { cwd: root });
    },
  };
};
