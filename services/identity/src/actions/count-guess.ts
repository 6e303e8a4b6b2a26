import type { AskedContext } from '../context.ts';
import { deviceOf, knownTo } from '../domain/device.ts';
import { addressKey } from '../domain/fields.ts';
import type { User } from '../domain/user.ts';

/**
 * Counts a guess at a password before it is checked: by address and, slowly, by account over all addresses. A device that
 * the account knows has a limit of its own, so that the guesses of others never lock its owner out. Errors: TOO_MANY.
 */
export const countGuess = async (
  { limits, client }: AskedContext,
  email: string,
  user: Pick<User, '_id' | 'devices'> | null,
): Promise<void> => {
  const device = deviceOf(client);
  if (user && knownTo(user, device)) return limits.device.count(`${user._id}|${device.key}`);
  await limits.address(client.address);
  await limits.account.count(addressKey(email));
};
