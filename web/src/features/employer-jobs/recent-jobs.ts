type Dated = Readonly<{ postedDate: string | null; scrapedAt: string | null; createdAt: string }>;

export const recentCount = 5;

/** The posted date, otherwise the scraped date, otherwise the created date (spec section 2). */
export const dateOf = ({ postedDate, scrapedAt, createdAt }: Dated) => postedDate ?? scrapedAt ?? createdAt;

const newestFirst = <Job extends Dated>(jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));

/** The five newest ads, newest first. */
export const recentJobs = <Job extends Dated>(jobs: readonly Job[]): Job[] => newestFirst(jobs).slice(0, recentCount);
