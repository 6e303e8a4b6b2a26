import type { Changed } from '@waratah/kit/mongo/aggregate';
import { deviceMs } from '@waratah/kit/security/device-cookie';
import { cookieHash, knownTo, type SignInDevice } from './device.ts';
import { newSignInEmail } from './emails.ts';
import type { KnownDevice, User } from './user.ts';
import { nextUser } from './user-changes.ts';

const dayMs = 24 * 3_600_000;
const maxDevices = 20;
/** A program without cookies gets another at each sign-in, and pushes out only those of devices with its own key. */
const maxCookies = 10;

/** A user's known devices with one that was just used. */
export const devicesWith = (user: User, { key, cookie }: SignInDevice, now: Date): readonly KnownDevice[] => {
  const devices = user.devices ?? [];
  const others = devices.filter((one) => one.key !== key && now.getTime() - one.seenAt.getTime() < deviceMs);
  const earlier = devices.find((one) => one.key === key)?.cookies ?? [];
  const cookies = [...new Set([cookieHash(user, cookie), ...earlier])].slice(0, maxCookies);
  return [{ key, seenAt: now, cookies }, ...others].slice(0, maxDevices);
};

/**
 * Remembers the device of a sign-in, and notifies the user of a new one unless it is their first or the address is
 * not verified and may be somebody else's. A known device is updated at most once a day.
 */
export const signedInFrom = (user: User, device: SignInDevice, publicUrl: string, now: Date): Changed<User> => {
  if (knowsDevice(user, device, now)) return [user, []];
  const next = nextUser(user, { devices: devicesWith(user, device, now) }, now);
  const isUsual = knownTo(user, device) || !user.devices?.length;
  return [next, isUsual || !user.emailVerified ? [] : [newSignInEmail(next, device, publicUrl, now)]];
};

/** True when `signedInFrom` would change nothing, which is the usual case. */
export const knowsDevice = (user: User, { key, cookie }: SignInDevice, now: Date): boolean => {
  const known = user.devices?.find((one) => one.key === key);
  if (!known?.cookies?.includes(cookieHash(user, cookie))) return false;
  return now.getTime() - known.seenAt.getTime() < dayMs;
};
