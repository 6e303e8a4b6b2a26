import type { Method, Route } from './route.ts';

/** A call as the table of endpoints lists it. */
type Endpoint = Readonly<{ method: Method; path: string; summary: string; roles: Route['roles']; tag: string }>;

/** Calls that are no GraphQL operation: redirects and streams. Each has a handler of its own. */
export const plainEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/auth/google/login',
    tag: 'Account',
    summary: 'Go to Google to sign in; `redirect` is the sign-in page with its query, `role` that of a new account',
    roles: ['guest'],
  },
  {
    method: 'get',
    path: '/auth/google/callback',
    tag: 'Account',
    summary: 'Come back from Google: on to the sign-in page with `oauth=success` and a code, or with `oauth=error`',
    roles: ['guest'],
  },
  {
    method: 'get',
    path: '/files/{token}',
    tag: 'Files',
    summary: 'The file of a signed link, good for five minutes',
    roles: ['guest'],
  },
  {
    method: 'get',
    path: '/settings',
    tag: 'Portal',
    summary: 'What the client must know of the portal',
    roles: ['guest'],
  },
  { method: 'get', path: '/openapi.json', tag: 'Portal', summary: 'This API as OpenAPI 3.1', roles: ['guest'] },
  { method: 'get', path: '/docs', tag: 'Portal', summary: 'This API to read', roles: ['guest'] },
  {
    method: 'post',
    path: '/ai/generate/job-description/stream',
    tag: 'Writing',
    summary: 'The same as it is written: server-sent events `text`, then `done` or `failed`',
    roles: ['employer'],
  },
  {
    method: 'post',
    path: '/ops/import',
    tag: 'Operators',
    summary: 'Import ads from a file, streamed',
    roles: ['operator'],
  },
  {
    method: 'get',
    path: '/ops/queues',
    tag: 'Operators',
    summary: 'How much waits, works and has failed in each queue',
    roles: ['operator'],
  },
  {
    method: 'post',
    path: '/ops/queues/pass',
    tag: 'Operators',
    summary:
      'Leave to open the pages of the queues at `/ops/queues`, as a cookie for them alone; operators signed in, not the key',
    roles: ['operator'],
  },
];

const rolesOf = ({ roles }: Endpoint) =>
  roles.includes('guest') ? 'everybody' : roles.join(', ').replace('key', "operators' key");

/** Every REST call with who may make it, as a page of the docs. */
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

Written by \`npm run generate\` from the routes themselves. Without a token, or with a dead one, a call that is not for
everybody answers 401; with the wrong role 403. What belongs to somebody else answers as what does not exist: 404. The
operators' key counts as an operator on calls of theirs. The subgraphs enforce all of it; \`tests/journeys\` calls each.
`;
