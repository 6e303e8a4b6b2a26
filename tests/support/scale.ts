/** `npm run soak` asks for the full counts of goals.md; `npm test` runs a seeded share of each. */
export const scaled = ({ share, full }: { share: number; full: number }) => (process.env.SOAK === 'on' ? full : share);
