type Dated = Readonly<{ isActive: boolean; expiresAt: string | null }>;

const dayMs = 24 * 3_600_000;
/** The server reminds of the end by mail this long before it. */
const soonMs = 5 * dayMs;

const leftMs = ({ expiresAt }: Dated, now: number) =>
  expiresAt === null ? Number.POSITIVE_INFINITY : new Date(expiresAt).getTime() - now;

export const isOver = (job: Dated, now = Date.now()): boolean => leftMs(job, now) <= 0;

/** Switched on and not past its end, which is how the dashboard counts too. */
export const isOn = (job: Dated, now = Date.now()): boolean => job.isActive && !isOver(job, now);

export const endsSoon = (job: Dated, now = Date.now()): boolean => isOn(job, now) && leftMs(job, now) <= soonMs;
