import { unauthenticated } from '@waratah/kit/errors';
import type { RequestHandler } from 'express';
import { ask } from '../ask.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import { type GatewayPassport, strategyOf } from '../sign-in/passport.ts';
import { login } from './auth.ts';

/** Signs in with the email and password of the body. identity checks them, counts attempts and issues the tokens. */
export const passwordStrategy = (graph: Graph, contextOf: ContextOf) =>
  strategyOf(async (request) => {
    const { body, query, params: path, headers } = request;
    const variables = login.variablesOf({ body, query, path, headers });
    const answer = await ask(graph, login.operation, variables, await contextOf(request));
    return { session: login.answerOf(answer) };
  });

/** `POST /auth/login`. */
export const logIn =
  (passport: GatewayPassport): RequestHandler =>
  async (request, response) => {
    const found = await passport.find('password', request);
    if (!found) throw unauthenticated();
    response.json(found.session);
  };
