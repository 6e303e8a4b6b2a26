import { z } from 'zod';
import { route } from './route.ts';
import { DeviceSession, Session, success } from './shapes.ts';

const everybody = ['student', 'employer', 'operator'] as const;

const One = DeviceSession.transform((one) => ({ session: one })).pipe(z.object({ session: DeviceSession }));
const All = z
  .array(DeviceSession)
  .transform((all) => ({ sessions: all }))
  .pipe(z.object({ sessions: z.array(DeviceSession) }));

const SessionId = z.object({ id: z.string().max(100) });

export const sessionRoutes = [
  route({
    method: 'post',
    path: '/auth/session/refresh',
    tag: 'Account',
    summary: 'Exchange a refresh token for new tokens',
    roles: ['guest'],
    input: { body: z.object({ refresh_token: z.string('Refresh token is required') }) },
    operation: `mutation RestRefresh($refreshToken: String!) { refreshSession(refreshToken: $refreshToken) }`,
    variables: ({ body }) => ({ refreshToken: body.refresh_token }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/session/logout',
    tag: 'Account',
    summary: 'End the session of the token',
    roles: ['student', 'employer', 'operator'],
    operation: 'mutation RestLogout { logout }',
    answer: success,
  }),
  route({
    method: 'post',
    path: '/auth/session/logout-all',
    tag: 'Account',
    summary: 'End all sessions of the caller, including this one',
    roles: everybody,
    operation: 'mutation RestLogoutAll { logoutAll }',
    answer: success,
  }),
  route({
    method: 'get',
    path: '/auth/session/current',
    tag: 'Account',
    summary: 'The session of the token',
    roles: everybody,
    operation: `query RestCurrentSession { currentSession }`,
    answer: One,
  }),
  route({
    method: 'get',
    path: '/auth/session/all',
    tag: 'Account',
    summary: "The caller's sessions, most recently used first",
    roles: everybody,
    operation: `query RestSessions { mySessions }`,
    answer: All,
  }),
  route({
    method: 'delete',
    path: '/auth/session/{id}',
    tag: 'Account',
    summary: "End one of the caller's sessions",
    roles: everybody,
    input: { path: SessionId },
    operation: 'mutation RestEndSession($id: ID!) { endSession(id: $id) }',
    variables: ({ path }) => path,
    answer: success,
  }),
];
