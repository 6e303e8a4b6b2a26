import { type Detail, Failure } from '@waratah/kit/errors';
import type { Request, Response } from 'express';
import { ask as askGraph } from '../ask.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import { page } from './page.ts';

export type Parts = Readonly<{ graph: Graph; contextOf: ContextOf }>;

/** What the graph answered: the data, or what was wrong with the asking. */
export type Told =
  | Readonly<{ kind: 'data'; data: Readonly<Record<string, unknown>> }>
  | Readonly<{ kind: 'failed'; code: string; detail: Detail }>;

/** Asks the graph for a page, which shows what is wrong in its own words. */
export const ask = async (parts: Parts, request: Request, query: string, variables: object): Promise<Told> => {
  try {
    return { kind: 'data', data: await askGraph(parts.graph, query, variables, await parts.contextOf(request)) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { kind: 'failed', code: error.code, detail: error.detail };
  }
};

/** For links that are forged, cut off or too old, and for a portal that is not well. */
export const sendBroken = (response: Response, code: string) => {
  const isTheirs = code === 'INVALID' || code === 'NOT_FOUND';
  response.status(isTheirs ? 422 : 503).send(page(isTheirs ? broken : unwell));
};

const broken = {
  title: 'This link does not work',
  text: 'It may be cut off or too old. Please use the link of your latest e-mail.',
};
const unwell = { title: 'That did not work', text: 'Something is not well on our side. Please try again in a minute.' };

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
