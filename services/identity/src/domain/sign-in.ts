import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Device } from './device.ts';
import { newSignInEmail } from './emails.ts';
import type { KnownDevice, User } from './user.ts';
import { nextUser } from './user-changes.ts';

const dayMs = 24 * 3_600_000;
const rememberedMs = 180 * dayMs;
const maxDevices = 20;

/** A user's known devices with one that was just used. */
export const devicesWith = (user: User, { key }: Device, now: Date): readonly KnownDevice[] => {
  const others = (user.devices ?? []).filter(
    (one) => one.key !== key && now.getTime() - one.seenAt.getTime() < rememberedMs,
  );
  return [{ key, seenAt: now }, ...others].slice(0, maxDevices);
};

/**
 * Remembers the device of a sign-in, and notifies the user of a new one unless it is their first. A known device is
 * updated at most once a day.
 */
export const signedInFrom = (user: User, device: Device, publicUrl: string, now: Date): Changed<User> => {
  const known = user.devices?.find(({ key }) => key === device.key);
  if (known && now.getTime() - known.seenAt.getTime() < dayMs) return [user, []];
  const next = nextUser(user, { devices: devicesWith(user, device, now) }, now);
  return [next, known || !user.devices?.length ? [] : [newSignInEmail(next, device, publicUrl, now)]];
};

/** True when `signedInFrom` would change nothing, which is the usual case. */
export const knowsDevice = (user: User, device: Device, now: Date) =>
  user.devices?.some(({ key, seenAt }) => key === device.key && now.getTime() - seenAt.getTime() < dayMs) ?? false;
