import { Failure, forbidden } from '@waratah/kit/errors';
import type { ErrorRequestHandler, RequestHandler, Response, Router } from 'express';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import { type Google, transactionOf } from '../sign-in/google.ts';
import type { GatewayPassport } from '../sign-in/passport.ts';
import { route } from './route.ts';
import { Session, success } from './shapes.ts';

const IdToken = z.object({ id_token: z.string('Token is required').min(1, 'Token is required').max(8_000) });

/** The role of an account that does not exist yet. */
const NewRole = z.enum(['student', 'employer'], 'Please choose student or employer');

export const googleRoutes = [
  route({
    method: 'post',
    path: '/auth/oauth/google',
    tag: 'Account',
    summary: 'Sign in with an id_token that Google issued to this portal; creates an account for a new email',
    roles: ['guest'],
    input: {
      body: IdToken.extend({ role: NewRole.nullish() }),
    },
    operation: `mutation RestGoogle($idToken: String!, $role: Role) { signInWithGoogle(idToken: $idToken, role: $role) }`,
    variables: ({ body }) => ({ idToken: body.id_token, role: body.role ?? null }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/google/exchange',
    tag: 'Account',
    summary: 'Exchange the code of a Google sign-in for a session, once, in the browser that began it',
    roles: ['guest'],
    input: {
      body: z.object({
        code: z.string('Code is required').max(100),
        role: NewRole.nullish(),
        asks_role: z.boolean('Must be true or false').nullish(),
      }),
    },
    operation: `mutation RestGoogleExchange($transaction: String!, $code: String!, $role: Role, $asksRole: Boolean) {
      exchangeGoogleCode(transaction: $transaction, code: $code, role: $role, asksRole: $asksRole) }`,
    variables: ({ body, headers }) => ({
      transaction: transactionOf(headers['cookie']),
      code: body.code,
      role: body.role ?? null,
      asksRole: body.asks_role ?? null,
    }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/oauth/google/link',
    tag: 'Account',
    summary: "Link the Google account of an id_token to the caller's account",
    roles: ['student', 'employer'],
    input: { body: IdToken },
    operation: 'mutation RestLinkGoogle($idToken: String!) { linkGoogle(idToken: $idToken) }',
    variables: ({ body }) => ({ idToken: body.id_token }),
    answer: z
      .object({ id: z.int() })
      .transform(() => true as const)
      .pipe(success),
  }),
];

type Parts = Readonly<{ graph: Graph; contextOf: ContextOf; passport: GatewayPassport; google: Google }>;

const offer = `mutation GoogleOffer($idToken: String!, $role: Role, $transaction: String!) {
  offerGoogleSession(idToken: $idToken, role: $role, transaction: $transaction) }`;

const Offered = z.object({ offerGoogleSession: z.string() });

/** `GET /auth/google/login` and its callback (spec section 2, Auth): redirects for browsers. */
export const addGoogleRedirects = (api: Router, { graph, contextOf, passport, google }: Parts) => {
  const login: RequestHandler = async (request) => {
    await google.begin(request);
    // The strategy redirects instead of finding a caller.
    await passport.find('google', request);
  };

  const callback: RequestHandler = async (request, response) => {
    const { transaction, redirect, role } = await google.resume(request);
    const found = await passport.find('google', request);
    if (!found || !found.idToken) throw forbidden();
    const variables = { idToken: found.idToken, role: role ?? null, transaction };
    const answer = await ask(graph, offer, variables, await contextOf(request));
    const { offerGoogleSession: code } = Offered.parse(answer);
    response.redirect(withQuery(redirect, { oauth: 'success', code }));
  };

  api.get('/auth/google/login', quiet, login, redirectWithError);
  api.get('/auth/google/callback', quiet, callback, redirectWithError);
};

const quiet: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  next();
};

/** Errors are shown on the sign-in page, because a browser cannot use JSON here. */
const redirectWithError: ErrorRequestHandler = (error: unknown, _request, response: Response, _next) => {
  const message = error instanceof Failure && error.code !== 'INTERNAL' ? error.code.toLowerCase() : 'failed';
  response.redirect(withQuery('/auth', { oauth: 'error', error: message }));
};

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
