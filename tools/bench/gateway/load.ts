import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of the load. */
export type Asked = Readonly<{
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;

export type Target = Readonly<{ url: string; ask: (turn: number) => Asked }>;

export type Ran = Readonly<{ count: number; perS: number; p50Ms: number; p99Ms: number; bytes: number }>;

const agentOf = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a request over a kept connection and answers its body. Throws for a status that is not a success. */
export const send = (url: string, { method, path, headers, body }: Asked, agent?: Agent) =>
  new Promise<Buffer>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      `${url}${path}`,
      { method, headers: { ...headers, ...length }, ...(agent && { agent }) },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const all = Buffer.concat(parts);
          if (answer.statusCode === 200 || answer.statusCode === 201) resolve(all);
          else reject(new Error(`${path} answered ${answer.statusCode}: ${all.toString().slice(0, 300)}`));
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const ranOf = (times: readonly number[], tookMs: number, bytes: number): Ran => {
  const ordered = sorted(times);
  return {
    count: times.length,
    perS: (times.length * 1_000) / tookMs,
    p50Ms: at(ordered, 0.5),
    p99Ms: at(ordered, 0.99),
    bytes: bytes / times.length,
  };
};

/**
 * Sends as many requests as these connections can carry in some time, at most `most`, each after the answer to the
 * previous one.
 */
export const atFullSpeed = async (
  { url, ask }: Target,
  connections: number,
  forMs: number,
  { from = 0, most = Number.POSITIVE_INFINITY } = {},
): Promise<Ran> => {
  const agent = agentOf(connections);
  const times: number[] = [];
  let [turn, bytes] = [from, 0];
  const began = performance.now();
  const run = async () => {
    while (performance.now() - began < forMs && turn < from + most) {
      const start = performance.now();
      const answer = await send(url, ask(turn++), agent);
      bytes += answer.length;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  const tookMs = performance.now() - began;
  agent.destroy();
  return ranOf(times, tookMs, bytes);
};

/** Sends requests at a fixed rate, whether answers keep up or not; times are measured from when each was due. */
export const atPace = async ({ url, ask }: Target, perS: number, forMs: number): Promise<Ran & { refused: number }> => {
  const agent = agentOf(64);
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let [bytes, refused] = [0, 0];
  const note = (due: number) => (answer: Buffer) => {
    bytes += answer.length;
    times.push(performance.now() - due);
  };
  const began = performance.now();
  for (let turn = 0; turn < (forMs / 1_000) * perS; turn++) {
    const due = began + (turn * 1_000) / perS;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    asked.push(send(url, ask(turn), agent).then(note(due), () => void (refused += 1)));
  }
  await Promise.all(asked);
  const tookMs = performance.now() - began;
  agent.destroy();
  return { ...ranOf(times, tookMs, bytes), refused };
};

/** Milliseconds of processor time that a process with all its threads has used so far. */
export const processorMs = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`);
  const spent = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(text.split(' ')[0]) / 1e6;
  });
  return (await Promise.all(spent)).reduce((sum, one) => sum + one, 0);
};

/** Processor time of each process per request, while some work sends them. */
export const processorOf = async (pids: Readonly<Record<string, number>>, work: () => Promise<Ran>) => {
  const read = () => Promise.all(Object.values(pids).map(processorMs));
  const before = await read();
  const worked = await work();
  const after = await read();
  const spent = Object.fromEntries(
    Object.keys(pids).map((name, at) => [name, ((after[at] ?? 0) - (before[at] ?? 0)) / worked.count]),
  );
  return { worked, spent };
};
