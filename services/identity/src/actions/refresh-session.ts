import { Failure } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { deviceOf } from '../domain/device.ts';
import { judgeRefresh, type Session, turned } from '../domain/session.ts';
import { type SignedIn, signedIn } from './start-session.ts';

/** Exchanges a refresh token for the next; reuse of an old one ends the session (design section 5). */
export const refreshSession = async (context: AskedContext, token: string): Promise<SignedIn> => {
  const claim = context.tokens.readRefresh(token);
  const session = claim && (await context.sessions.byId(claim.sessionId));
  if (!claim || !session) throw signInAgain();
  switch (judgeRefresh(session, claim.turn, context.clock())) {
    case 'turn':
      return turn(context, session, token);
    case 'repeat':
      return answer(context, session);
    case 'reused':
      await context.sessions.end(session._id, context.clock());
      await context.revocations.revoke(session._id);
      throw signInAgain();
    case 'dead':
      throw signInAgain();
  }
};

const signInAgain = () => new Failure('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');

/** Of several parallel refreshes, one advances the session; the others find it advanced and get the same successor. */
const turn = async (context: AskedContext, session: Session, token: string): Promise<SignedIn> => {
  const next = turned(session, deviceOf(context.client), context.clock());
  return (await context.sessions.turn(next)) ? answer(context, next) : refreshSession(context, token);
};

const answer = async (context: AskedContext, session: Session) => {
  const user = await context.users.byId(session.userId);
  if (!user) throw signInAgain();
  return signedIn(context, user, session);
};
