import { Failure } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/logger';
import OpenAI from 'openai';
import type { Brief } from '../domain/description/brief.ts';
import { messages } from '../domain/messages.ts';
import { modelText } from '../domain/description/model-text.ts';
import { factsMessage, instruction } from '../domain/description/prompt.ts';
import type { Writer } from './writer.ts';

export type ModelSettings = Readonly<{
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  /** Further models that a caller may ask for. */
  allowed: readonly string[];
}>;

/** Longer than anybody waits for a text. */
const timeoutMs = 20_000;
const retryAfterS = 10;
const mostTokens = 900;

const failed = (detail: string) => new Failure('UNAVAILABLE', detail, retryAfterS);

/** Writes with a model behind the OpenAI protocol. A failing one is an error, never a silent template. */
export const modelWriter = (settings: ModelSettings, log: Logger): Writer => {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 1,
  });

  const ask = async (brief: Brief, model: string) => {
    try {
      const answer = await client.chat.completions.create({
        model,
        max_completion_tokens: mostTokens,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: factsMessage(brief) },
        ],
      });
      return answer.choices[0]?.message.content;
    } catch (error) {
      log.warn({ err: error, model }, 'the model did not write');
      throw failed(messages.failed);
    }
  };

  return {
    kind: 'model',
    write: async (brief, wanted = settings.model) => {
      const model = settings.allowed.includes(wanted) ? wanted : settings.model;
      const text = modelText(await ask(brief, model), brief);
      if (!text) throw failed(messages.empty);
      return text;
    },
  };
};
