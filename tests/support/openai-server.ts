import { text } from 'node:stream/consumers';
import { createApp, listen } from '@waratah/kit/http';
import { z } from 'zod';

/** What the stand-in does with the next question. */
export type Reply =
  | Readonly<{ kind: 'answer'; content: string }>
  | Readonly<{ kind: 'status'; status: number }>
  | Readonly<{ kind: 'silence' }>;

const Asked = z.object({ model: z.string(), messages: z.array(z.object({ role: z.string(), content: z.string() })) });
export type Asked = z.infer<typeof Asked>;

/** A stand-in for a model behind the OpenAI protocol: answers what a test says and remembers what it was asked. */
export const startOpenAi = async () => {
  const asked: Asked[] = [];
  let reply: Reply = { kind: 'answer', content: '{}' };
  const app = createApp();
  app.post('/v1/chat/completions', async (request, response) => {
    const question = Asked.parse(JSON.parse(await text(request)));
    asked.push(question);
    if (reply.kind === 'silence') return;
    if (reply.kind === 'status') return void response.status(reply.status).json({ error: { message: 'no' } });
    response.json({
      id: 'answer-1',
      object: 'chat.completion',
      created: 0,
      model: question.model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply.content } }],
    });
  });
  const listening = await listen(app, 0, '127.0.0.1');
  return {
    baseUrl: `${listening.url}/v1`,
    asked,
    answerWith: (next: Reply) => {
      reply = next;
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
};

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAi>>;
