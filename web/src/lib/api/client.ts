import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, tap, throwError } from 'rxjs';
import { graphql } from '../../gql/gql.ts';
import { oneAtATime } from '../session/one-at-a-time.ts';
import { freshToken } from '../session/fresh-token.ts';
import {
  currentSession,
  onSessionChange,
  reloadSession,
  signIn,
  signOut,
  trustStoredSession,
} from '../session/session-store.ts';
import { newTrace } from './new-trace.ts';
import { answersOnly } from './no-answer.ts';
import { shareOnTheWay } from './on-the-way.ts';
import { possibleTypes } from './possible-types.ts';
import { isUnauthenticated } from './server-errors.ts';
import { toSessionUser } from './session-user.ts';

const RefreshSession = graphql(`
  mutation RefreshSession($refreshToken: String!) {
    refreshSession(refreshToken: $refreshToken) {
      accessToken
      refreshToken
      user {
        ...SessionUser
      }
    }
  }
`);

/** For login, register and refresh: no token is sent, and a refused request does not affect the session. */
export const anonymously = { anonymous: true } as const;

async function exchange(refreshToken: string): Promise<boolean> {
  try {
    const { data } = await client.mutate({
      mutation: RefreshSession,
      variables: { refreshToken },
      context: anonymously,
      fetchPolicy: 'no-cache',
    });
    if (!data) return false;
    const { user, ...tokens } = data.refreshSession;
    signIn({ ...tokens, user: toSessionUser(user) });
    return true;
  } catch (error) {
    if (isUnauthenticated(error)) return false;
    throw error;
  }
}

const renewal = { reload: reloadSession, exchange, end: () => signOut(true), oneAtATime, now: Date.now };

/** A token that is still valid for a while; `rejected` is a token that the server has just refused. */
export const bearerToken = (rejected?: string) => freshToken(renewal, rejected);

const bearer = new SetContextLink(async ({ headers, anonymous }) => {
  const token = anonymous ? undefined : await bearerToken();
  return { headers: { ...headers, ...newTrace(), ...(token && { authorization: `Bearer ${token}` }) } };
});

const tokenIn = (headers: unknown) =>
  typeof headers === 'object' && headers !== null && 'authorization' in headers
    ? String(headers.authorization).slice(7)
    : undefined;

/** The server refuses a new token too: the session is over (spec section 4). */
const endIfRefused = (outcome: unknown) => {
  if (isUnauthenticated(outcome)) signOut(true);
};

/** Repeats a request once with a new token if the server refused its token. */
const renewOnce = new ErrorLink(({ error, operation, forward }) => {
  const { anonymous, renewed, headers } = operation.getContext();
  if (anonymous || renewed || !isUnauthenticated(error)) return;
  return from(bearerToken(tokenIn(headers))).pipe(
    mergeMap((token) => {
      if (!token) return throwError(() => error);
      operation.setContext({ renewed: true, headers: { ...headers, authorization: `Bearer ${token}` } });
      return forward(operation).pipe(tap({ next: (result) => endIfRefused(result), error: endIfRefused }));
    }),
  );
});

export const client = new ApolloClient({
  queryDeduplication: false,
  link: ApolloLink.from([shareOnTheWay, bearer, renewOnce, answersOnly, new HttpLink({ uri: '/graphql' })]),
  // Types that exist once per user, or once per job, so that several parts of a screen share one cache entry.
  cache: new InMemoryCache({
    possibleTypes,
    typePolicies: {
      MyMatches: { keyFields: [] },
      Preferences: { keyFields: [] },
      SentMatch: { keyFields: ['jobId'] },
    },
  }),
});

const currentUserId = () => {
  const session = currentSession();
  return session.kind === 'guest' ? undefined : session.user.id;
};

/** Clears the cache when the user changes, so that nobody sees the previous user's data. */
let userId = currentUserId();
onSessionChange(() => {
  if (userId === currentUserId()) return;
  userId = currentUserId();
  void client.clearStore();
});

/** Confirms a stored session with the server at startup, before guarded pages open. */
export async function resumeSession(): Promise<void> {
  try {
    await bearerToken();
  } catch {
    trustStoredSession();
  }
  if (currentSession().kind === 'resuming') trustStoredSession();
}
