import { Failure } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import OpenAI from 'openai';
import type { Brief } from '../domain/description/brief.ts';
import { messages } from '../domain/messages.ts';
import { modelText, textSoFar } from '../domain/description/model-text.ts';
import { factsMessage, instruction } from '../domain/description/prompt.ts';
import { wordCountOf } from '../domain/description/text.ts';
import type { Writer } from './writer.ts';

export type ModelSettings = Readonly<{
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  /** Further models that a caller may ask for. */
  allowed: readonly string[];
  /** From the question to the last word, a second try included. */
  timeoutMs: number;
}>;

const retryAfterS = 10;
const mostTokens = 900;
/** Several times what fits into the tokens: a provider that goes on is not listened to. */
const mostCharacters = 16_000;

const failed = (detail: string) => new Failure('UNAVAILABLE', detail, retryAfterS);

/** Writes with a model behind the OpenAI protocol. A failing one is an error, never a silent template. */
export const modelWriter = (settings: ModelSettings, log: Logger): Writer => {
  const { timeoutMs } = settings;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 1,
    logLevel: 'off',
  });

  /** The pieces of an answer as they arrive. */
  async function* piecesOf(brief: Brief, model: string, signal: AbortSignal) {
    try {
      const pieces = await client.chat.completions.create(
        {
          model,
          stream: true,
          max_completion_tokens: mostTokens,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: factsMessage(brief) },
          ],
        },
        { signal },
      );
      for await (const { choices } of pieces) yield choices[0]?.delta.content ?? '';
      // The client takes a stream that was stopped for one that ended.
      signal.throwIfAborted();
    } catch (error) {
      log.warn({ err: error, model }, 'the model did not write');
      throw failed(messages.failed);
    }
  }

  return {
    kind: 'model',
    write: async function* (brief, { model: wanted = settings.model, signal } = {}) {
      const model = settings.allowed.includes(wanted) ? wanted : settings.model;
      const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      let answer = '';
      let words = 0;
      for await (const piece of piecesOf(brief, model, limit)) {
        answer += piece;
        if (answer.length > mostCharacters) throw failed(messages.empty);
        const text = /[.!?"]/.test(piece) ? textSoFar(answer, brief) : [];
        if (wordCountOf(text) <= words) continue;
        words = wordCountOf(text);
        yield text;
      }
      const text = modelText(answer, brief);
      if (!text) throw failed(messages.empty);
      yield text;
    },
  };
};
