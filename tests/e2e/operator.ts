import { z } from 'zod';
import type { Stack } from './run-stack.ts';

const Explained = z.array(
  z.object({
    matches: z.array(z.object({ job_id: z.number(), title: z.string(), reasons: z.array(z.string()) })),
    nothing_because: z.string().nullable(),
  }),
);
const Run = z.object({ students: z.number(), prepared: z.number(), empty: z.number(), already: z.number() });
const SignedIn = z.object({ access_token: z.string(), user: z.object({ id: z.number() }) });
const Answer = z.object({ data: z.unknown(), errors: z.array(z.object({ message: z.string() })).optional() });

/** Calls the portal without the browser; throws with the answer if a call is refused. */
const callerOf =
  ({ gateway }: Stack) =>
  async (method: string, path: string, { token, body }: { token?: string; body?: object } = {}): Promise<unknown> => {
    const answer = await fetch(`${gateway}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };

/** Less than the lifetime of an access token. */
const sessionMs = 4 * 60_000;

type Account = Readonly<{ email: string; password: string }>;

/** Calls with the operators' key, and accounts that a test needs but is not about. */
export const operatorOf = (stack: Stack) => {
  const call = callerOf(stack);
  const sessions = new Map<string, { until: number; session: z.infer<typeof SignedIn> }>();
  /** Seldom anew, because a password is dear to check. Ending an account's sessions in a test ends these calls too. */
  const signIn = async ({ email, password }: Account) => {
    const known = sessions.get(email);
    if (known && Date.now() < known.until) return known.session;
    const session = SignedIn.parse(await call('POST', '/api/auth/login', { body: { email, password } }));
    sessions.set(email, { until: Date.now() + sessionMs, session });
    return session;
  };
  const explain = async (account: Account) => {
    const { user } = await signIn(account);
    const answer = await call('GET', `/api/ops/match?student_id=${user.id}`, { token: stack.opsKey });
    return Explained.parse(answer)[0];
  };
  return {
    /** Titles of the jobs that a run would send a student now, or why there are none. */
    offeredTo: async (student: Account) => {
      const explained = await explain(student);
      return explained?.nothing_because ?? explained?.matches.map(({ title }) => title);
    },
    nothingBecause: async (student: Account) => (await explain(student))?.nothing_because,
    match: async () => Run.parse(await call('POST', '/api/ops/match', { token: stack.opsKey, body: {} })),
    /** Runs the matching for one student only. */
    matchOf: async (student: Account) => {
      const body = { student_id: (await signIn(student)).user.id };
      return Run.parse(await call('POST', '/api/ops/match', { token: stack.opsKey, body }));
    },
    reasonsFor: async (student: Account) => (await explain(student))?.matches.flatMap(({ reasons }) => reasons) ?? [],
    createOperator: (account: Account) => call('POST', '/api/ops/operators', { token: stack.opsKey, body: account }),
    /** Asks GraphQL in an account's name. */
    askAs: async (account: Account, query: string, variables: object = {}) => {
      const { access_token } = await signIn(account);
      const answer = await call('POST', '/graphql', { token: access_token, body: { query, variables } });
      const { data, errors } = Answer.parse(answer);
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    /** Registers over REST. */
    register: (registration: object) => call('POST', '/api/auth/register', { body: registration }),
    verify: (token: string) => call('POST', '/api/auth/verify-email', { body: { token } }),
  };
};

export type Operator = ReturnType<typeof operatorOf>;
