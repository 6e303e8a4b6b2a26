import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Fills in the provider's sign-in page like a person, and follows it. */
export type Person = Readonly<{ email: string; name?: string; unverified?: boolean; cancel?: boolean }>;

export type Provider = Readonly<{ issuer: string; clientId: string; clientSecret: string }>;

/** A browser that follows no redirect automatically and keeps cookies by host and port. */
export const browser = () => {
  const jars = new Map<string, Map<string, string>>();
  return async (url: string, init: RequestInit = {}) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    headers.set('cookie', [headers.get('cookie'), cookie].filter(Boolean).join('; '));
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { answer, location: new URL(answer.headers.get('location') ?? '/', url).href };
  };
};

export type Browser = ReturnType<typeof browser>;

/** From the provider's authorization address to the address to which it sends the browser back. */
export const signInAtProvider = async (go: Browser, authorization: string, person: Person): Promise<string> => {
  const page = (await go(authorization)).location;
  const form = new URLSearchParams({
    email: person.email,
    name: person.name ?? 'Mei Tan',
    ...(person.unverified && { unverified: 'on' }),
    ...(person.cancel && { cancel: '1' }),
  });
  let next = (await go(page, { method: 'POST', body: form })).location;
  while (!next.includes('/api/auth/google/callback')) next = (await go(next)).location;
  return next;
};

/** The portal's answer to a browser that brings back a code, or to somebody who tries. */
export const exchangeCode = async (go: Browser, gateway: string, code: string | null, fields: object = {}) => {
  const headers = { 'content-type': 'application/json' };
  const { answer } = await go(`${gateway}/api/auth/google/exchange`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ code, ...fields }),
  });
  return { status: answer.status, body: Object(await answer.json()) };
};

const Tokens = z.object({ id_token: z.string() });

/** An id_token for a person, as one of our programs would get it by signing in. */
export const idTokenFor = async ({ issuer, clientId, clientSecret }: Provider, person: Person): Promise<string> => {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = 'http://127.0.0.1/api/auth/google/callback';
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const back = await signInAtProvider(browser(), `${issuer}/auth?${query.toString()}`, person);
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(back).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  return Tokens.parse(await answer.json()).id_token;
};
