import { resolve } from 'node:path';
import { keysIn } from '@waratah/kit/security/verified';
import { type Env, localSettings, root } from '../settings.ts';
import { readStackFile } from '../stack-file.ts';
import { OpsError } from './ops-error.ts';

/** The address of the running stack, and the key that gives access. */
export type StackConnection = Readonly<{
  gateway: string;
  opsKey: string;
  nats: string;
  /** Process ids of the parts that run in separate processes, from the stack's file. */
  pids: () => Promise<Readonly<Record<string, number>>>;
}>;

/** The stack named by the environment, else the one that runs on DATA_DIR. Throws OpsError if there is none. */
export const findStack = async (env: Env): Promise<StackConnection> => {
  const settings = localSettings(env);
  const dataDir = resolve(root, settings.DATA_DIR ?? '.stack');
  const stack = await readStackFile(dataDir);
  const gateway = env.GATEWAY_URL ?? stack?.gateway;
  if (!gateway)
    throw new OpsError(`No stack runs on ${dataDir}. Start one with npm start, or set GATEWAY_URL and OPS_KEY.`);
  if (!/^https?:$/.test(URL.parse(gateway)?.protocol ?? ''))
    throw new OpsError(`GATEWAY_URL: ${gateway} is not an address like https://jobs.example.org`);
  const [opsKey = ''] = keysIn(env.OPS_KEY ?? stack?.opsKey ?? settings.OPS_KEY ?? '');
  if (!/^[ -~]*$/.test(opsKey)) throw new OpsError('OPS_KEY: a key has only characters of ASCII');
  return {
    gateway,
    opsKey,
    nats: env.NATS_URL ?? stack?.nats ?? '',
    pids: async () => (await readStackFile(dataDir))?.pids ?? {},
  };
};

/** Calls one of the operators' REST routes. Throws OpsError with the stack's error message. */
export const callOps = async (
  { gateway, opsKey }: StackConnection,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> => {
  const answer = await reach(`${gateway}/api/ops${path}`, {
    method,
    headers: { authorization: `Bearer ${opsKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const parsed: unknown = await answer.json().catch(() => {
    throw new OpsError(`${new URL(gateway).origin} does not answer as a portal does. Is GATEWAY_URL right?`);
  });
  if (!answer.ok) throw refusalOf(answer, parsed);
  return parsed;
};

export const reach = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new OpsError(`${new URL(url).origin} does not answer`, { cause: error });
  }
};

/** The portal's error message, which for a key that it does not know asks people to sign in. */
export const refusalOf = ({ status }: Response, body: unknown): OpsError =>
  new OpsError(status === 401 ? 'OPS_KEY: the portal does not accept this key' : problemOf(body));

const problemOf = (body: unknown): string => {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : body;
  if (!Array.isArray(detail)) return String(detail);
  return detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.at(-1)}: ${msg}`).join('\n');
};
