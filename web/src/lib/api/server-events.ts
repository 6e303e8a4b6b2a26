/** A server-sent event: its name and its parsed JSON. */
export type ServerEvent = Readonly<{ name: string; data: unknown }>;

const eventsIn = (block: string): readonly ServerEvent[] => {
  const found = /^event: (\w+)\ndata: (.+)$/.exec(block);
  return found?.[1] && found[2] ? [{ name: found[1], data: JSON.parse(found[2]) }] : [];
};

/** Yields the server-sent events of a response, each once it is complete. Leaving the loop cancels the request. */
export async function* serverEvents({ body }: Response): AsyncGenerator<ServerEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap(eventsIn);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
