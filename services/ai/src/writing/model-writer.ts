import { Failure } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import OpenAI from 'openai';
import type { Brief } from '../domain/description/brief.ts';
import { messages } from '../domain/messages.ts';
import { modelText, textSoFar } from '../domain/description/model-text.ts';
import { factsMessage, instruction, lengthReminder } from '../domain/description/prompt.ts';
import { wordCountOf, wordLimits } from '../domain/description/text.ts';
import type { Writer } from './writer.ts';

export type ModelSettings = Readonly<{
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  /** Other models that a caller may choose. */
  allowed: readonly string[];
  /** Time limit from the request to the last word, including a second attempt. */
  timeoutMs: number;
}>;

const retryAfterS = 10;
const maxTokens = 900;
/** Several times the length of the allowed tokens; reading stops there if a provider sends more. */
const maxCharacters = 16_000;

const failed = (detail: string) => new Failure('UNAVAILABLE', detail, retryAfterS);

type Attempt = Readonly<{ model: string; reminder: string | undefined; signal: AbortSignal }>;

/**
 * Writes with a model behind the OpenAI protocol. If it fails, that is an error and never silently replaced by a
 * template. A model that writes too little is asked once more.
 */
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
  async function* piecesOf(brief: Brief, { model, reminder, signal }: Attempt) {
    try {
      const pieces = await client.chat.completions.create(
        {
          model,
          stream: true,
          max_completion_tokens: maxTokens,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: factsMessage(brief) },
            ...(reminder === undefined ? [] : [{ role: 'user', content: reminder } as const]),
          ],
        },
        { signal },
      );
      for await (const { choices } of pieces) yield choices[0]?.delta.content ?? '';
      // The client library does not distinguish a stream that was aborted from one that ended.
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
      let words = 0;
      for (const reminder of [undefined, lengthReminder]) {
        let answer = '';
        for await (const piece of piecesOf(brief, { model, reminder, signal: limit })) {
          answer += piece;
          if (answer.length > maxCharacters) throw failed(messages.empty);
          const text = /[.!?"]/.test(piece) ? textSoFar(answer, brief) : [];
          if (wordCountOf(text) <= words) continue;
          words = wordCountOf(text);
          yield text;
        }
        const text = modelText(answer, brief);
        if (!text) throw failed(messages.empty);
        if (wordCountOf(text) < wordLimits.least) continue;
        yield text;
        return;
      }
      throw failed(messages.empty);
    },
  };
};
