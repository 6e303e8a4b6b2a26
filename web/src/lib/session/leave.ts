import { currentSession, signOut } from './session-store.ts';
import { removeAllKept } from './kept-forms.ts';
import { tellForgotten } from './session-entries.ts';
import { removeUnsentAds } from './unsent-ads.ts';

/** Ends this browser's session and removes all of the user's data from the browser and its tabs (spec section 4). */
export async function forgetUser(): Promise<void> {
  const session = currentSession();
  // Before the session ends: a form that another tab then begins anew must find nothing of this user.
  removeAllKept();
  tellForgotten();
  signOut();
  if (session.kind !== 'guest') await removeUnsentAds(session.user.id);
}

/**
 * Removes the user's data and then opens another page. It waits until the guards have redirected to the sign-in page,
 * because the last navigation wins.
 */
export async function leave(go: () => unknown): Promise<void> {
  await forgetUser();
  await new Promise((done) => setTimeout(done));
  await go();
}
