import { signOut } from './session-store.ts';

/**
 * Ends this browser's session and opens another page. It waits until the guards have redirected to the sign-in page,
 * because the last navigation wins.
 */
export async function leave(go: () => unknown): Promise<void> {
  signOut();
  await new Promise((done) => setTimeout(done));
  await go();
}
