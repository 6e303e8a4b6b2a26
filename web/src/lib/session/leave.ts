import { signOut } from './session-store.ts';

/**
 * Ends the session at this browser and goes elsewhere: after the guards have answered its end with the sign-in page,
 * because the last word counts.
 */
export async function leave(go: () => unknown): Promise<void> {
  signOut();
  await new Promise((done) => setTimeout(done));
  await go();
}
