import { employerRegisterPath, loginPath, postJobPath, profilePath, registerPath } from '../../lib/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { messages } from './messages.ts';

export type Action = Readonly<{ label: string; to: string }>;

/** The buttons at the top by role; guests get a second one (spec section 2). */
export function heroActions(session: Session): readonly [Action, ...Action[]] {
  if (session.kind === 'guest') {
    return [
      { label: messages.getMatches, to: loginPath },
      { label: messages.postQuickly, to: employerRegisterPath },
    ];
  }
  if (session.user.role === 'employer') return [{ label: messages.postJob, to: postJobPath }];
  return [{ label: messages.openProfile, to: profilePath }];
}

/** The button at the bottom; undefined for users with a profile. */
export function closingAction(session: Session): Action | undefined {
  if (session.kind === 'guest') return { label: messages.createProfile, to: registerPath };
  if (session.user.role === 'employer') return { label: messages.postOpportunities, to: postJobPath };
  return undefined;
}
