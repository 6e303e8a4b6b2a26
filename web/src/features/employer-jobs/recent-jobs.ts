type Dated = Readonly<{ postedDate: string | null; scrapedAt: string | null; createdAt: string }>;

const recentCount = 5;

/** Posted date, else scraped date, else created date (spec section 2). */
export const dateOf = ({ postedDate, scrapedAt, createdAt }: Dated) => postedDate ?? scrapedAt ?? createdAt;

/** The five newest, newest first. */
export const recentJobs = <Job extends Dated>(jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a))).slice(0, recentCount);
