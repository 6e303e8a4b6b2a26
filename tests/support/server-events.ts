import { z } from 'zod';

type ServerEvent = Readonly<{ name: string; data: Record<string, unknown> }>;

/** The server-sent events of an answer. `onEvent` is called with each as it arrives. */
export const eventsOf = async (answer: Response, onEvent: (event: ServerEvent) => void = () => undefined) => {
  const events: ServerEvent[] = [];
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const parsed = z.record(z.string(), z.unknown()).parse(JSON.parse(data));
      events.push({ name, data: parsed });
      onEvent({ name, data: parsed });
    }
  }
  return events;
};
