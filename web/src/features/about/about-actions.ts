import { jobsPath, postJobPath, registerPath } from '../../lib/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { messages } from './messages.ts';

export type Action = Readonly<{ label: string; to: string }>;

/** The buttons by role: guests create a profile, employers post jobs, everyone else explores them (spec section 2). */
export function aboutActions(session: Session): readonly Action[] {
  const explore: Action = { label: messages.exploreOpportunities, to: jobsPath };
  if (session.kind === 'guest') return [{ label: messages.createProfile, to: registerPath }, explore];
  return session.user.role === 'employer' ? [{ label: messages.postOpportunities, to: postJobPath }] : [explore];
}
