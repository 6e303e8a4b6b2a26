import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the parts of a running stack are; other programs read this too (operations, "Addresses"). */
export type StackFile = Readonly<{
  /** The process that wrote the file; when it has ended, the file is void. */
  pid: number;
  gateway: string;
  ops: string;
  inbox?: string | undefined;
  smtp: string;
  mongo: string;
  redis: string;
  nats: string;
  s3: string;
  /** Key with which the operator's commands authenticate. */
  opsKey?: string;
  /** Process ids of the other processes of the stack, by name. */
  pids?: Readonly<Record<string, number>>;
}>;

export const stackFileIn = (dataDir: string) => join(dataDir, 'stack.json');

/** Written atomically, and readable only by the user, because it contains keys. */
export const writeStackFile = async (dataDir: string, stack: StackFile) => {
  await mkdir(dataDir, { recursive: true });
  const draft = `${stackFileIn(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, stackFileIn(dataDir));
};

/** Undefined if no stack runs on this data, even if a killed one left its file behind. */
export const readStackFile = async (dataDir: string): Promise<StackFile | undefined> => {
  const text = await readFile(stackFileIn(dataDir), 'utf8').catch(() => undefined);
  const stack: unknown = text && JSON.parse(text);
  return isStackFile(stack) && isAlive(stack.pid) ? stack : undefined;
};

export const removeStackFile = async (dataDir: string) => {
  await rm(stackFileIn(dataDir), { force: true });
};

const isStackFile = (value: unknown): value is StackFile =>
  typeof value === 'object' && value !== null && 'pid' in value && 'gateway' in value;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user counts as alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
