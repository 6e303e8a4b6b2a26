import { z } from 'zod';

/** Server-sent events of an answer, each with when it came. */
export const eventsOf = async (answer: Response) => {
  const began = performance.now();
  const events: { name: string; data: Record<string, unknown>; atMs: number }[] = [];
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const parsed = z.record(z.string(), z.unknown()).parse(JSON.parse(data));
      events.push({ name, data: parsed, atMs: performance.now() - began });
    }
  }
  return events;
};
