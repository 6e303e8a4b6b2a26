import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp, listen } from '@waratah/kit/http/server';
import { z } from 'zod';

type Response = Readonly<{ destroyed: boolean }> & {
  write: (text: string) => unknown;
  end: () => unknown;
  destroy: () => unknown;
};

/** What the stand-in does with a request. */
export type Reply =
  /** Streams the words in pieces, this many milliseconds apart; the second half of them once `secondHalf` resolves. */
  | Readonly<{ kind: 'answer'; content: string; pieceMs?: number; secondHalf?: Promise<void> }>
  | Readonly<{ kind: 'status'; status: number }>
  | Readonly<{ kind: 'silence' }>
  /** Streams the words and then closes the connection, or goes silent. */
  | Readonly<{ kind: 'stops' | 'halts'; content: string; pieceMs?: number }>
  /** Sends this as the body of a successful answer, whatever it is. */
  | Readonly<{ kind: 'raw'; body: string; type: string }>;

const Asked = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
export type Asked = z.infer<typeof Asked>;

const pieceOf = (content: string, model: string) =>
  `data: ${JSON.stringify({
    id: 'answer-1',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, finish_reason: null, delta: { role: 'assistant', content } }],
  })}\n\n`;

const pieceLength = 7;

const stream = async (response: Response, model: string, { content, pieceMs = 0, secondHalf }: Told) => {
  for (let at = 0; at < content.length && !response.destroyed; at += pieceLength) {
    if (at >= content.length / 2) await secondHalf;
    response.write(pieceOf(content.slice(at, at + pieceLength), model));
    if (pieceMs) await sleep(pieceMs);
  }
};
type Told = Readonly<{ content: string; pieceMs?: number; secondHalf?: Promise<void> }>;

/** A stand-in for a model behind the OpenAI protocol: answers as the test says and records its requests. */
export const startOpenAi = async () => {
  const asked: Asked[] = [];
  const left: string[] = [];
  let reply: (question: string) => Reply = () => ({ kind: 'answer', content: '{}' });
  const app = createApp();
  app.post('/v1/chat/completions', async (request, response) => {
    const { model, ...question } = Asked.parse(JSON.parse(await text(request)));
    asked.push({ model, ...question });
    const words = question.messages.at(-1)?.content ?? '';
    const now = reply(words);
    response.once('close', () => {
      if (!response.writableFinished) left.push(words);
    });
    if (now.kind === 'silence') return;
    if (now.kind === 'status') return void response.status(now.status).json({ error: { message: 'no' } });
    if (now.kind === 'raw') return void response.type(now.type).send(now.body);
    response.type('text/event-stream');
    await stream(response, model, now);
    if (now.kind === 'halts') return;
    if (now.kind === 'stops') return void response.destroy();
    response.write('data: [DONE]\n\n');
    response.end();
  });
  const listening = await listen(app, 0, '127.0.0.1');
  return {
    baseUrl: `${listening.url}/v1`,
    asked,
    /** How many answers to questions with these words no client read to the end. */
    leftOf: (words: string) => left.filter((question) => question.includes(words)).length,
    answerWith: (next: Reply) => {
      reply = () => next;
    },
    /** By the text of the request's last message. */
    answerBy: (next: (question: string) => Reply) => {
      reply = next;
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
};

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAi>>;
