import { conflict } from '@waratah/kit/errors';

/** How many of something an account may keep: few until its email address is confirmed, because anybody has such accounts. */
type Room = Readonly<{ unconfirmed: number; confirmed: number; full: (most: number) => string }>;

/** Ads in every state, until they are deleted. */
export const roomForAds: Room = {
  unconfirmed: 25,
  confirmed: 1_000,
  full: (most) => `You have ${most.toLocaleString('en-AU')} ads, the most that an account keeps.`,
};

export const roomForDrafts: Room = {
  unconfirmed: 25,
  confirmed: 50,
  full: (most) => `You have ${most} drafts, the most that an account keeps.`,
};

const toDo = (isConfirmed: boolean) =>
  isConfirmed ? 'Delete one that you no longer need and try again.' : 'Confirm your email address to keep more.';

/** Throws CONFLICT with what to do if an account keeps as many as it may. */
export const requireRoom = (room: Room, kept: number, isConfirmed: boolean) => {
  const most = isConfirmed ? room.confirmed : room.unconfirmed;
  if (kept >= most) throw conflict(`${room.full(most)} ${toDo(isConfirmed)}`);
};
