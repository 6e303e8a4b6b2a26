/** Numbers over all live ads (spec section 3, Job stats). */
export type JobStats = Readonly<{
  totalJobs: number;
  visaFriendlyJobs: number;
  studentFriendlyJobs: number;
  jobsByState: Count[];
  jobsBySource: Count[];
  /** Dollars a year at full-time hours, over the ads that name pay; undefined if none does. */
  averageSalary: number | undefined;
  /** Posted in the last seven days. */
  recentJobsCount: number;
}>;
export type Count = Readonly<{ name: string; count: number }>;

/** The values of one ad. */
export type Counted = Readonly<{
  visaFriendly: boolean;
  studentFriendly: boolean;
  state: string | undefined;
  source: string;
  salary: number | undefined;
  posted: number;
  expires: number;
}>;

const recentMinutes = 7 * 24 * 60;

/** The source name for ads of employers with an account. */
const own = 'waratah';

/** Counts the ads that are live at a time, in minutes since 1970. */
export const statsOf = (ads: Iterable<Counted>, now: number): JobStats => {
  const states = new Map<string, number>();
  const sources = new Map<string, number>();
  const sums = { total: 0, visa: 0, student: 0, recent: 0, paid: 0, pay: 0 };
  for (const ad of ads) {
    if (ad.expires <= now) continue;
    sums.total++;
    if (ad.visaFriendly) sums.visa++;
    if (ad.studentFriendly) sums.student++;
    if (ad.posted > now - recentMinutes) sums.recent++;
    if (ad.salary !== undefined) {
      sums.paid++;
      sums.pay += ad.salary;
    }
    if (ad.state) add(states, ad.state);
    add(sources, ad.source || own);
  }
  return {
    totalJobs: sums.total,
    visaFriendlyJobs: sums.visa,
    studentFriendlyJobs: sums.student,
    jobsByState: largestFirst(states),
    jobsBySource: largestFirst(sources),
    averageSalary: sums.paid ? Math.round(sums.pay / sums.paid) : undefined,
    recentJobsCount: sums.recent,
  };
};

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const largestFirst = (counts: ReadonlyMap<string, number>): Count[] =>
  [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
