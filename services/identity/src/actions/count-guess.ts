import type { GiveBack } from '@waratah/kit/security/limits';
import type { AskedContext } from '../context.ts';
import { deviceOf, recognised } from '../domain/device.ts';
import { addressKey } from '../domain/fields.ts';
import type { User } from '../domain/user.ts';

type CountContext = Readonly<{
  limits: Readonly<{ address: Pick<AskedContext['limits']['address'], 'signIn'> }> &
    Pick<AskedContext['limits'], 'account' | 'device'>;
}> &
  Pick<AskedContext, 'client'>;

/**
 * Counts a password attempt before it is checked. A browser with a cookie that the account knows has a limit of its
 * own and is counted nowhere else, so that other people's attempts never lock the owner out. Every other attempt counts
 * for its address and for a device that the account recognises without a cookie or, with a slower limit, for the
 * account. Answers how to take back that it was counted for the address, for a sign-in that succeeded: many people may
 * share an address. Errors: TOO_MANY.
 */
export const countGuess = async (
  { limits, client }: CountContext,
  email: string,
  user: Pick<User, '_id' | 'devices'> | null,
): Promise<GiveBack> => {
  const known = user ? recognised(user, deviceOf(client)) : undefined;
  const giveBack = known?.by === 'cookie' ? async () => undefined : await limits.address.signIn(client.address);
  await (known ? limits.device.count(known.key) : limits.account.count(addressKey(email)));
  return giveBack;
};
