import { Failure } from '@waratah/kit/errors';
import type { CookieOptions, RequestHandler, Router } from 'express';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import { route } from './route.ts';
import { Session, success } from './shapes.ts';

const IdToken = z.object({ id_token: z.string('Token is required').min(1, 'Token is required').max(8_000) });

export const googleRoutes = [
  route({
    method: 'post',
    path: '/auth/oauth/google',
    tag: 'Account',
    summary: 'Sign in with an id_token that Google issued to us; makes an account for a new e-mail',
    roles: ['guest'],
    input: {
      body: IdToken.extend({ role: z.enum(['student', 'employer'], 'Please choose student or employer').nullish() }),
    },
    operation: `mutation RestGoogle($idToken: String!, $role: Role) { signInWithGoogle(idToken: $idToken, role: $role) }`,
    variables: ({ body }) => ({ idToken: body.id_token, role: body.role ?? null }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/google/exchange',
    tag: 'Account',
    summary: 'Exchange the code that came back from Google, once, in the browser that began the sign-in',
    roles: ['guest'],
    input: { body: z.object({ code: z.string('Code is required').max(100) }) },
    operation: `mutation RestGoogleExchange($transaction: String!, $code: String!) { exchangeGoogleCode(transaction: $transaction, code: $code) }`,
    variables: ({ body, headers }) => ({ transaction: cookieOf(headers['cookie']), code: body.code }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/oauth/google/link',
    tag: 'Account',
    summary: "Link the Google account of an id_token to the caller's",
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

type Parts = Readonly<{ graph: Graph; contextOf: ContextOf; publicUrl: string }>;

const begin = `mutation GoogleBegin($redirect: String, $role: Role) {
  beginGoogleSignIn(redirect: $redirect, role: $role) { url transaction } }`;
const finish = `mutation GoogleFinish($transaction: String!, $query: String!) {
  finishGoogleSignIn(transaction: $transaction, query: $query) { redirect code } }`;

const Begun = z.object({ beginGoogleSignIn: z.object({ url: z.string(), transaction: z.string() }) });
const Finished = z.object({ finishGoogleSignIn: z.object({ redirect: z.string(), code: z.string() }) });

const cookie = 'waratah_google';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const roleOf = (value: unknown) => (value === 'employer' || value === 'student' ? value : null);

/** `GET /auth/google/login` and its way back (spec section 2, Auth): redirects, for browsers. */
export const addGoogleRedirects = (api: Router, { graph, contextOf, publicUrl }: Parts) => {
  // Sent along when the browser comes back from Google and exchanges its code, and to no other page of ours.
  const kept: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/api/auth/google',
  };

  const login: RequestHandler = async (request, response) => {
    const variables = { redirect: text(request.query.redirect) ?? null, role: roleOf(request.query.role) };
    const { url, transaction } = Begun.parse(
      await ask(graph, begin, variables, await contextOf(request)),
    ).beginGoogleSignIn;
    response.cookie(cookie, transaction, { ...kept, maxAge: 600_000 }).redirect(url);
  };

  const callback: RequestHandler = async (request, response) => {
    const transaction = cookieOf(request.headers.cookie);
    const query = new URL(request.originalUrl, publicUrl).searchParams.toString();
    const { redirect, code } = Finished.parse(
      await ask(graph, finish, { transaction, query }, await contextOf(request)),
    ).finishGoogleSignIn;
    response.redirect(withQuery(redirect, { oauth: 'success', code }));
  };

  api.get('/auth/google/login', orBack(login));
  api.get('/auth/google/callback', orBack(callback));
};

/** What goes wrong is said by the sign-in page; a browser on its way has no use for JSON. */
const orBack =
  (handle: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    try {
      await handle(request, response, next);
    } catch (error) {
      const message = error instanceof Failure && error.code !== 'INTERNAL' ? error.code.toLowerCase() : 'failed';
      response.redirect(withQuery('/auth', { oauth: 'error', error: message }));
    }
  };

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;

function cookieOf(header: unknown): string {
  // slow-pattern: headers of a request have at most 16 kB.
  return new RegExp(`(?:^|;\\s*)${cookie}=([^;]+)`).exec(text(header) ?? '')?.[1] ?? '';
}
