import { deviceHeader } from '@waratah/kit/security/device-cookie';
import type { AskedContext } from '../context.ts';
import { signingIn } from '../domain/device.ts';
import { knowsDevice, signedInFrom } from '../domain/sign-in.ts';
import type { User } from '../domain/user.ts';

/** Records the device of a sign-in, gives its browser a cookie, and notifies the user of a new device. */
export const noteDevice = async ({ users, client, publicUrl, clock, tellGateway }: AskedContext, user: User) => {
  const { device, told } = signingIn(client);
  if (!knowsDevice(user, device, clock()))
    await users.change(user._id, (current) => signedInFrom(current, device, publicUrl, clock()));
  tellGateway(deviceHeader, told);
};
