import { deviceHeader } from '@waratah/kit/security/device-cookie';
import { Failure } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { signingIn } from '../domain/device.ts';
import { knowsDevice, signedInFrom } from '../domain/sign-in.ts';
import type { User } from '../domain/user.ts';

type NoteContext = Pick<AskedContext, 'client' | 'publicUrl' | 'clock' | 'tellGateway' | 'log'> &
  Readonly<{ users: Pick<AskedContext['users'], 'change'> }>;

/** Records the device of a sign-in, gives its browser a cookie, and notifies the user of a new device. */
export const noteDevice = async ({ users, client, publicUrl, clock, tellGateway, log }: NoteContext, user: User) => {
  const { device, told } = signingIn(client);
  if (!knowsDevice(user, device, clock()))
    await users
      .change(user._id, (current) => signedInFrom(current, device, publicUrl, clock()))
      .catch(unlessContended(log));
  tellGateway(deviceHeader, told);
};

/** If many people sign in to one account at once, not every device is recorded. No sign-in fails because of that. */
const unlessContended =
  (log: AskedContext['log']) =>
  (error: unknown): void => {
    if (!(error instanceof Failure) || error.code !== 'CONFLICT') throw error;
    log.warn({ err: error }, 'a device was not recorded');
  };
