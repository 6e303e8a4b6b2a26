import type { Role, Session } from '../../lib/session/session.ts';

export type Requirement = 'any' | 'student' | 'employer';
export type Access = 'loading' | 'sign-in' | 'wrong-role' | 'granted';

/** The state of a guarded route for a session (spec section 2). */
export function accessTo(requirement: Requirement, session: Session): Access {
  if (session.kind === 'resuming') return 'loading';
  if (session.kind === 'guest') return 'sign-in';
  return requirement === 'any' || session.user.role === requirement ? 'granted' : 'wrong-role';
}

/** What the guard passes to the access-denied page in the history entry. */
export type Refusal = Readonly<{ from: string; required: Requirement; current: Role | 'guest' }>;

export function readRefusal(state: unknown): Refusal {
  const { from, required, current }: Partial<Record<keyof Refusal, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  return {
    from: typeof from === 'string' && from.startsWith('/') ? from : '/',
    required: required === 'student' || required === 'employer' ? required : 'any',
    current: current === 'student' || current === 'employer' || current === 'operator' ? current : 'guest',
  };
}
