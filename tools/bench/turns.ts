/** Each round is divided into slices that alternate, so that other work on the machine affects all alike. */
export const sliceMs = 800;
const slices = 6;

export type Work = (turn: number) => Promise<unknown>;
export type Ran = Readonly<{ times: readonly number[]; tookMs: number }>;
type Slice = Ran & Readonly<{ beside?: Ran }>;

/**
 * Alternates between all kinds of work, beginning with another one each time; answers the rate and the times of each.
 */
export const turns = async (round: number, works: Readonly<Record<string, () => Promise<Slice>>>) => {
  const spans: Record<string, readonly number[]> = {};
  const took: Record<string, number> = {};
  const add = (name: string, { times, tookMs }: Ran) => {
    spans[name] = [...(spans[name] ?? []), ...times];
    took[name] = (took[name] ?? 0) + tookMs;
  };
  const names = Object.keys(works);
  for (let slice = 0; slice < slices; slice++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + slice + round) % names.length] ?? '';
      const ran = await works[name]?.();
      if (ran) add(name, ran);
      if (ran?.beside) add('beside', ran.beside);
    }
  }
  const rates = Object.fromEntries(
    names.concat('beside').map((name) => [name, ((spans[name]?.length ?? 0) * 1_000) / (took[name] ?? 1)]),
  );
  return { spans, rates };
};

/** Repeats a task concurrently for some time. */
export const during = async (ms: number, atOnce: number, work: Work): Promise<Ran> => {
  const began = performance.now();
  const times: number[] = [];
  let turn = 0;
  const run = async () => {
    while (performance.now() - began < ms) {
      const start = performance.now();
      await work(turn++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return { times, tookMs: performance.now() - began };
};
