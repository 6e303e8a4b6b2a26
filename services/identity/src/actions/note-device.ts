import type { AskedContext } from '../context.ts';
import { deviceOf } from '../domain/device.ts';
import { knowsDevice, signedInFrom } from '../domain/sign-in.ts';
import type { User } from '../domain/user.ts';

/** Remembers the device of a sign-in; a new device is notified to the user. */
export const noteDevice = async ({ users, client, publicUrl, clock }: AskedContext, user: User) => {
  const device = deviceOf(client);
  if (knowsDevice(user, device, clock())) return;
  await users.change(user._id, (current) => signedInFrom(current, device, publicUrl, clock()));
};
