import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Env } from '../settings.ts';
import { OpsError } from './ops-error.ts';

type Terminal = NodeJS.ReadableStream & Readonly<{ isTTY?: boolean }>;

/**
 * A new password: from `--password`, else from OPERATOR_PASSWORD, else typed at the terminal without being shown.
 * Prefer the latter, since arguments stay in the shell's history. Throws OpsError if there is no terminal.
 */
export const askPassword = async (
  given: string | undefined,
  env: Env,
  input: Terminal = process.stdin,
): Promise<string> => {
  const password = given ?? env.OPERATOR_PASSWORD;
  if (password) return password;
  if (!input.isTTY)
    throw new OpsError('The password is missing: --password, OPERATOR_PASSWORD, or a terminal to type it.');
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
};
