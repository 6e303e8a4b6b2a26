import { createWriteStream, mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { root } from '@waratah/stack/settings';
import { sharedPath } from '../../tools/suite/logs.ts';

/** Whether a run of all tests keeps logs, of which it deletes those of files that passed; a file run by hand shows them. */
export const keepsLogs = process.env.KEEP_LOGS === 'on';

/** A test file's own folder, which bare-node.ts has named, or that of portals which several share. */
const folder = () => join(root, process.env.LOGS_OF ?? sharedPath);

/** A new log of this name; undefined if logs are not kept. */
export const openLog = (name: string): Writable | undefined => {
  if (!keepsLogs) return undefined;
  mkdirSync(folder(), { recursive: true });
  return createWriteStream(join(folder(), `${name}.log`));
};

/** Copies the logs in a folder beside the others, under this name. */
export const keepLogs = async (from: string, name: string): Promise<void> => {
  if (keepsLogs) await cp(from, join(folder(), name), { recursive: true }).catch(() => undefined);
};
