import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { answersOnly } from './no-answer.ts';
import { isIgnoredAtLogout, messageOf } from './server-errors.ts';

const query = gql`
  query Page {
    me {
      id
      email
    }
  }
`;

type Wire = () => Promise<Response>;
const answers =
  (text: string, status = 200, type = 'application/json'): Wire =>
  () =>
    Promise.resolve(Object.assign(Object.create(null), fakeResponse(text, status, type)));

/** A fake for `Response`, which jsdom lacks, with the members that the link reads. */
const fakeResponse = (text: string, status: number, type: string) => ({
  ok: status < 300,
  status,
  headers: new Headers({ 'content-type': type }),
  text: () => Promise.resolve(text),
});

const ask = async (wire: Wire) => {
  const client = new ApolloClient({
    link: ApolloLink.from([answersOnly, new HttpLink({ uri: 'http://portal.example/graphql', fetch: wire })]),
    cache: new InMemoryCache(),
  });
  try {
    return (await client.query({ query })).data;
  } catch (error) {
    return error;
  }
};

test('an answer passes', async () => {
  const me = { __typename: 'User', id: 7, email: 'mei@example.org' };
  expect(await ask(answers(JSON.stringify({ data: { me } })))).toEqual({ me });
});

test('a refusal keeps its own message', async () => {
  const errors = [{ message: 'no', extensions: { code: 'NOT_FOUND', detail: 'This job is gone' } }];
  expect(messageOf(await ask(answers(JSON.stringify({ errors, data: null }))))).toBe('This job is gone');
});

test.each([
  ['a page of a proxy', '<!doctype html><title>Hello</title>', 200, 'text/html'],
  ['half a text', '{"data":{"me":{"id":', 200, 'application/json'],
  ['something else', '{"hello":"world"}', 200, 'application/json'],
  ['an answer with holes', '{"data":{"me":{"__typename":"User","id":7}}}', 200, 'application/json'],
  ['nothing', '{"data":null}', 200, 'application/json'],
  ['a failed proxy', '<h1>502 Bad Gateway</h1>', 502, 'text/html'],
])('%s counts as no answer, with a message for people', async (_name, text, status, type) => {
  const error = await ask(answers(text, status, type));
  expect(messageOf(error)).toBe('An unexpected error occurred');
  expect(isIgnoredAtLogout(error)).toBe(false);
});

test('an unreachable server is reported as such, and a logout succeeds anyway', async () => {
  const error = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(messageOf(error)).toBe('The server cannot be reached. Check your connection and try again.');
  expect(isIgnoredAtLogout(error)).toBe(true);
});

test('a refusal with another status uses the detail, message or error of its body', async () => {
  const told = async (body: object) => messageOf(await ask(answers(JSON.stringify(body), 503)));
  expect(await told({ detail: 'We are back at nine', message: 'm' })).toBe('We are back at nine');
  expect(await told({ message: 'Busy', error: 'e' })).toBe('Busy');
  expect(await told({ error: 'Away' })).toBe('Away');
  expect(await told({})).toBe('An unexpected error occurred');
});
