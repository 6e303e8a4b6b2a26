import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { Queue } from '@waratah/kit/queues/queues';
import express, { type Router } from 'express';
import { escaped } from '../pages/html.ts';
import { answered } from './answered.ts';
import { redact, withoutAddresses } from './redact.ts';

type Server = Parameters<typeof createBullBoard>[0]['serverAdapter'];
type Handler = Parameters<Parameters<Server['setApiRoutes']>[0][number]['handler']>[0];
type Board = { queues: NonNullable<Handler>['queues']; ui: NonNullable<Handler>['uiConfig']; views: string };

const listOf = <T>(one: T | T[]): readonly T[] => (Array.isArray(one) ? one : [one]);

/** bull-board's page, without anything that it would load from other servers. */
const pageFrom = (views: string, params: Readonly<Record<string, string>>) =>
  readFileSync(join(views, 'index.ejs'), 'utf8')
    // slow-pattern: the page is the one that comes with bull-board.
    .replace(/<link[^>]+googleapis[^>]+>/, '')
    .replace(/<%([=-]) (\w+) %>/g, (_all, kind: string, name: string) =>
      kind === '=' ? escaped(params[name] ?? '') : (params[name] ?? ''),
    );

/** bull-board behind our own router, which removes addresses and links from its answers. */
const routerServer = (router: Router, basePath: string): Server => {
  const board: Board = { queues: new Map(), ui: {}, views: '' };
  const server: Server = {
    setQueues: (queues) => ((board.queues = queues), server),
    setUIConfig: (ui) => ((board.ui = ui), server),
    setViewsPath: (views) => ((board.views = views), server),
    setStaticPath: (path, folder) => (
      router.use(path, express.static(folder, { index: false, redirect: false })), server
    ),
    setErrorHandler: () => server,
    setEntryRoute: (entry) => {
      router.get(entry.route, (_request, response) => {
        const { params } = entry.handler({ basePath: `${basePath}/`, uiConfig: board.ui });
        response.type('html').send(pageFrom(board.views, params));
      });
      return server;
    },
    setApiRoutes: (routes) => {
      for (const one of routes)
        for (const verb of listOf(one.method))
          router[verb](one.route, express.json(), async ({ query, params, body }, response) => {
            const boardRequest = { queues: board.queues, uiConfig: board.ui, query, params, body, headers: {} };
            const answer = await answered(Promise.resolve(one.handler(boardRequest)));
            response.status(answer.status ?? 200).json(withoutAddresses(answer.body));
          });
      return server;
    },
  };
  return server;
};

const adapterOf = (queue: Queue) => {
  const adapter = new BullMQAdapter(queue);
  adapter.setFormatter('data', (data: unknown) => redact(data));
  adapter.setFormatter('returnValue', (value: unknown) => redact(value));
  adapter.setFormatter('progress', (value: unknown) => redact(value));
  return adapter;
};

/** The queue pages, mounted at a path. */
export const createBoard = (queues: readonly Queue[], basePath: string): Router => {
  const router = express.Router();
  createBullBoard({
    queues: queues.map(adapterOf),
    serverAdapter: routerServer(router, basePath),
    options: {
      uiConfig: { boardTitle: 'Waratah queues', hideDocsLink: true, miscLinks: [{ text: 'Console', url: '/ops' }] },
    },
  });
  return router;
};
