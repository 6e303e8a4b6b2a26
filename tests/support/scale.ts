/** Whether the full counts of goals.md are requested. */
export const isFull = process.env.SOAK === 'on';

/** Whether `npm test` runs, which decides what lands and leaves the rest to `npm run test:all`. A file alone runs whole. */
export const isLanding = process.env.TESTS === 'landing' && !isFull;

type Counts<Of> = Readonly<{
  /** In `npm test`; by default as in `npm run test:all`. */
  landing?: Of;
  /** In `npm run test:all`: a seeded sample. */
  share: Of;
  /** In `npm run soak`: the full counts of goals.md. */
  full?: Of;
}>;

/** What belongs to the part of the tests that runs. */
export const scaled = <Of>({ share, landing = share, full = share }: Counts<Of>): Of => {
  if (isFull) return full;
  return isLanding ? landing : share;
};
