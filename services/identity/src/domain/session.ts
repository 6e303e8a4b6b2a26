import type { Device } from './device.ts';

/** A signed-in browser: a family of refresh tokens, of which only the newest is valid. */
export type Session = Readonly<{
  _id: string;
  userId: number;
  /** Increased by each refresh. */
  turn: number;
  turnedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  endedAt?: Date | undefined;
  /** The device in words; absent in old sessions. */
  device?: string | undefined;
  address?: string | undefined;
}>;

const days = 24 * 3_600_000;
const sessionLifetimeMs = 30 * days;

/** How long the previous refresh token can still be exchanged for the present one (design section 5). */
const graceMs = 10_000;

export const openSession = (id: string, userId: number, { name, address }: Device, now: Date): Session => ({
  _id: id,
  userId,
  device: name,
  address,
  turn: 0,
  turnedAt: now,
  createdAt: now,
  expiresAt: new Date(now.getTime() + sessionLifetimeMs),
});

/** Decides what to do with a refresh token, by its turn. */
export type RefreshVerdict = 'turn' | 'repeat' | 'reused' | 'dead';

export const judgeRefresh = (session: Session, turn: number, now: Date): RefreshVerdict => {
  if (session.endedAt || session.expiresAt <= now) return 'dead';
  if (turn === session.turn) return 'turn';
  const late = now.getTime() - session.turnedAt.getTime();
  return turn === session.turn - 1 && late <= graceMs ? 'repeat' : 'reused';
};

/** The session after a refresh, with the device that asked for it. */
export const turned = (session: Session, { name, address }: Device, now: Date): Session => ({
  ...session,
  device: name,
  address,
  turn: session.turn + 1,
  turnedAt: now,
  expiresAt: new Date(now.getTime() + sessionLifetimeMs),
});
