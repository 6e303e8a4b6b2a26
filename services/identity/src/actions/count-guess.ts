import type { AskedContext } from '../context.ts';
import { deviceOf, recognised } from '../domain/device.ts';
import { addressKey } from '../domain/fields.ts';
import type { User } from '../domain/user.ts';

type CountContext = Readonly<{ limits: Pick<AskedContext['limits'], 'address' | 'account' | 'device'> }> &
  Pick<AskedContext, 'client'>;

/**
 * Counts a password attempt before it is checked. A browser with a cookie that the account knows has a limit of its
 * own and is counted nowhere else, so that other people's attempts never lock the owner out. Every other attempt counts
 * for its address and for a device that the account recognises without a cookie or, with a slower limit, for the
 * account. Errors: TOO_MANY.
 */
export const countGuess = async (
  { limits, client }: CountContext,
  email: string,
  user: Pick<User, '_id' | 'devices'> | null,
): Promise<void> => {
  const known = user ? recognised(user, deviceOf(client)) : undefined;
  if (known?.by !== 'cookie') await limits.address(client.address);
  if (known) return limits.device.count(known.key);
  await limits.account.count(addressKey(email));
};
