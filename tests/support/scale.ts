/** Whether the full counts of goals.md are requested. */
export const isFull = process.env.SOAK === 'on';

/** `npm run soak` uses the full counts of goals.md; `npm run test:all` runs a seeded sample of each. */
export const scaled = ({ share, full }: { share: number; full: number }) => (isFull ? full : share);
