import { type Detail, Failure } from '@waratah/kit/errors';
import type { Request, Response } from 'express';
import { ask as askGraph } from '../ask.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import { html } from './html.ts';
import { page } from './page.ts';

export type Parts = Readonly<{ graph: Graph; contextOf: ContextOf }>;

/** The graph's answer: the data, or an error of the request. */
export type PageAnswer =
  | Readonly<{ kind: 'data'; data: Readonly<Record<string, unknown>> }>
  | Readonly<{ kind: 'failed'; code: string; detail: Detail }>;

/** Queries the graph for a page, which shows errors in its own words. */
export const ask = async (parts: Parts, request: Request, query: string, variables: object): Promise<PageAnswer> => {
  try {
    return { kind: 'data', data: await askGraph(parts.graph, query, variables, await parts.contextOf(request)) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { kind: 'failed', code: error.code, detail: error.detail };
  }
};

/**
 * Sends the page for a link that is forged, cut off or expired, for a suspended account, or for a portal that has a
 * problem.
 */
export const sendBroken = (response: Response, code: string) => {
  if (code === 'FORBIDDEN') return void response.status(403).send(page(suspended));
  const isTheirs = code === 'INVALID' || code === 'NOT_FOUND';
  response.status(isTheirs ? 422 : 503).send(page(isTheirs ? broken : unwell(response.req)));
};

const suspended = {
  title: 'Your account is suspended',
  text: 'While it is, you cannot say that a job interests you. You can still withdraw applications.',
};

const broken = {
  title: 'This link does not work',
  text: 'It may be incomplete or out of date. Please use the link in your latest email.',
};

/** A service that answers too late may have done what it was asked to. */
export const unwell = ({ method, originalUrl }: Readonly<{ method: string; originalUrl: string }>) => ({
  ...(method === 'POST'
    ? {
        title: 'That may not have worked',
        text: 'Something went wrong on our side, and we cannot tell whether it was saved. Please send it again in a minute: sending it twice does no harm.',
      }
    : { title: 'That did not work', text: 'Something went wrong on our side. Please try again in a minute.' }),
  body: html`<a class="button" href="${originalUrl}">Try again</a>`,
});

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
