import { z } from 'zod';
import type { Method, Route } from './route.ts';

/** A call in the table of endpoints. */
type Endpoint = Readonly<{ method: Method; path: string; summary: string; roles: Route['roles']; tag: string }>;

/** A call that is not a GraphQL operation. */
export type PlainEndpoint = Endpoint &
  Readonly<{
    /** The operation's id in the OpenAPI document. */
    id: string;
    path: `/${string}`;
    /** The status of success and its meaning. */
    answers: readonly [status: `${number}`, meaning: string];
    parameters?: Readonly<{ path?: z.ZodObject; query?: z.ZodObject }>;
  }>;

/** Calls that are not GraphQL operations: redirects and streams. Each has a handler of its own. */
export const plainEndpoints: readonly PlainEndpoint[] = [
  {
    method: 'get',
    path: '/auth/google/login',
    tag: 'Account',
    summary: 'Go to Google to sign in; `redirect` is the sign-in page with its query, `role` the role of a new account',
    roles: ['guest'],
    id: 'RestGoogleLogin',
    answers: ['302', 'To Google'],
    parameters: {
      query: z.object({
        redirect: z
          .string()
          .optional()
          .meta({ description: 'Where to return; the sign-in page when absent', example: '/auth' }),
        role: z.enum(['student', 'employer']).optional().meta({ description: 'The role of a new account' }),
      }),
    },
  },
  {
    method: 'get',
    path: '/auth/google/callback',
    tag: 'Account',
    summary: 'Return from Google: redirects to the sign-in page with `oauth=success` and a code, or with `oauth=error`',
    roles: ['guest'],
    id: 'RestGoogleCallback',
    answers: ['302', 'To the sign-in page, with the oauth query'],
    parameters: { query: z.looseObject({ code: z.string().optional(), state: z.string().optional() }) },
  },
  {
    method: 'get',
    path: '/files/{token}',
    tag: 'Files',
    summary: 'The file of a signed link, valid for five minutes',
    roles: ['guest'],
    id: 'RestFile',
    answers: ['200', 'The file'],
    parameters: { path: z.object({ token: z.string() }) },
  },
  {
    method: 'get',
    path: '/settings',
    tag: 'Portal',
    summary: 'Settings of the portal for the client',
    roles: ['guest'],
    id: 'RestSettings',
    answers: ['200', 'pilot, google, contactEmail'],
  },
  {
    method: 'get',
    path: '/openapi.json',
    tag: 'Portal',
    summary: 'This API as OpenAPI 3.1',
    roles: ['guest'],
    id: 'RestOpenApi',
    answers: ['200', 'This document'],
  },
  {
    method: 'get',
    path: '/docs',
    tag: 'Portal',
    summary: 'This API as a page to read',
    roles: ['guest'],
    id: 'RestDocs',
    answers: ['200', 'A page'],
  },
  {
    method: 'post',
    path: '/ops/import',
    tag: 'Operators',
    summary:
      'Import ads from a file; the answer reports progress in lines of JSON, and the import continues if the caller disconnects',
    roles: ['operator'],
    id: 'RestImport',
    answers: ['200', 'Lines of JSON: progress, each rejected row, counts'],
  },
  {
    method: 'get',
    path: '/ops/import/{id}',
    tag: 'Operators',
    summary: 'Follow an import that has begun: its progress and, at its end, rejected rows and counts',
    roles: ['operator'],
    id: 'RestFollowImport',
    answers: ['200', 'Lines of JSON: progress, each rejected row, counts'],
    parameters: { path: z.object({ id: z.string() }) },
  },
  {
    method: 'get',
    path: '/ops/queues',
    tag: 'Operators',
    summary: 'How many jobs wait, run and have failed in each queue',
    roles: ['operator'],
    id: 'RestQueues',
    answers: ['200', 'Counts by queue'],
  },
  {
    method: 'post',
    path: '/ops/queues/pass',
    tag: 'Operators',
    summary:
      'Get a cookie that opens the pages of the queues at `/ops/queues`; for operators who are signed in, not for the key',
    roles: ['operator'],
    id: 'RestQueuePass',
    answers: ['200', 'The cookie is set'],
  },
];

const rolesOf = ({ roles }: Endpoint) =>
  roles.includes('guest') ? 'everybody' : roles.join(', ').replace('key', "operators' key");

/** A page of the docs with every REST call and who may make it. */
export const endpointPage = (routes: readonly Route[]): string => {
  const all: readonly Endpoint[] = [...routes, ...plainEndpoints];
  const sections = [...new Set(all.map(({ tag }) => tag))].map((tag) => {
    const rows = all
      .filter((one) => one.tag === tag)
      .map((one) => `| \`${one.method.toUpperCase()} /api${one.path}\` | ${rolesOf(one)} | ${one.summary} |`);
    return `## ${tag}\n\n| call | who may | what it does |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${head}\n${sections.join('\n')}`;
};

const head = `# Every call and who may make it

Written by \`npm run generate\` from the routes themselves. Without a valid token a call that is not open
to everybody is answered with 401, with the wrong role with 403. What belongs to somebody else is answered like what does not exist, with
404. On operators' calls the operators' key counts as an operator. The subgraphs enforce all of it; \`tests/journeys\` calls each.
`;
