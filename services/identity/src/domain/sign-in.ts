import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Device } from './device.ts';
import { newSignInWish } from './mail-wishes.ts';
import { nextUser, type User } from './user.ts';

/** A device from which a user has signed in. */
export type KnownDevice = Readonly<{ key: string; seenAt: Date }>;

const dayMs = 24 * 3_600_000;
const rememberedMs = 180 * dayMs;
const most = 20;

const noted = (user: User, { key }: Device, now: Date): readonly KnownDevice[] => {
  const others = (user.devices ?? []).filter(
    (one) => one.key !== key && now.getTime() - one.seenAt.getTime() < rememberedMs,
  );
  return [{ key, seenAt: now }, ...others].slice(0, most);
};

/**
 * Somebody signed in. A device not known yet is remembered and the user told by mail, unless it is the first there is;
 * a known one is noted at most once a day.
 */
export const signedInFrom = (user: User, device: Device, publicUrl: string, now: Date): Changed<User> => {
  const known = user.devices?.find(({ key }) => key === device.key);
  if (known && now.getTime() - known.seenAt.getTime() < dayMs) return [user, []];
  const next = nextUser(user, { devices: noted(user, device, now) }, now);
  return [next, known || !user.devices?.length ? [] : [newSignInWish(next, device, publicUrl, now)]];
};

/** Whether `signedInFrom` would change nothing, which is most of the time. */
export const knowsDevice = (user: User, device: Device, now: Date) =>
  user.devices?.some(({ key, seenAt }) => key === device.key && now.getTime() - seenAt.getTime() < dayMs) ?? false;
