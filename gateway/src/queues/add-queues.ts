import type { Caller } from '@waratah/kit/security/auth';
import { Failure, forbidden, statusOf } from '@waratah/kit/errors';
import type { Queue } from '@waratah/kit/queues/queues';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Audit } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { page } from '../pages/page.ts';
import { html } from '../pages/html.ts';
import { createBoard } from './board.ts';
import { type QueuePasses, queuesPath } from './queue-pass.ts';

type Parts = Readonly<{
  queues: readonly Queue[];
  passes: QueuePasses;
  audit: Audit;
  contextFor: (request: Request, caller: Caller) => Promise<RequestContext>;
}>;

/** What operators may do to a queue here: retry, promote, remove, pause. Adding or editing jobs is not possible. */
const allowed =
  /^\/api\/queues\/(?:pause|resume|[^/]+\/(?:pause|resume|promote|retry\/\w+|clean\/\w+|[^/]+\/(?:retry|promote|clean)))$/;
/** The paths of one job's data and of its log. */
const oneJob =
  /^\/api\/queues\/[^/]+\/(?!metrics$|workers$|rate-limit$|default-job-options$|job-data-schema$)[^/]+(?:\/logs|\/flow)?$/;

/** The pages of bull-board, for operators who come from the console. */
export const addQueues = (app: Express, { queues, passes, audit, contextFor }: Parts) => {
  const guard: RequestHandler = async (request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      // bull-board finds its own files by the address in its <base>.
      'Content-Security-Policy': String(response.get('Content-Security-Policy')).replace(
        "base-uri 'none'",
        "base-uri 'self'",
      ),
    });
    const pass = await passes.readFrom(request.headers.cookie);
    if (!pass) return void refuse(request, response);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    try {
      if (!reads && !allowed.test(request.path)) throw forbidden();
      if (!reads || oneJob.test(request.path)) {
        const field = `${request.method} ${decodeURIComponent(request.path)}`;
        await audit.record(await contextFor(request, pass.caller), { name: 'queues', field });
      }
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('INTERNAL', 'Something went wrong');
      return void response.status(statusOf[failure.code]).json({ error: failure.message, detail: failure.detail });
    }
    response.append('Set-Cookie', await passes.cookieOf(pass));
    next();
  };
  app.use(queuesPath, guard, createBoard(queues, queuesPath));
};

const refuse = (request: Request, response: Response) => {
  if (request.path.startsWith('/api/'))
    return response.status(401).json({ detail: 'Please open the queues from the console' });
  return response.status(401).send(
    page({
      title: 'Please come from the console',
      text: 'These pages open for operators, from the console, for a while.',
      body: html`<a href="/ops/work">Open the console</a>`,
    }),
  );
};
