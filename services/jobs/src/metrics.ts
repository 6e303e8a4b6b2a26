import { type Metrics, watchEach } from '@waratah/kit/metrics/metrics';
import type { Context } from './context.ts';
import { countReadings, readWithinMs, windowsMs } from './domain/reading-time.ts';

/** How fast employers' ads are read after they were posted, from MongoDB. */
export const watchReadings = ({ jobs, clock }: Context, metrics: Metrics) =>
  watchEach(metrics, {
    name: 'waratah_posted_ads',
    help: 'Ads that employers posted, by the time up to now and by whether they were read within a minute',
    labels: ['window', 'read'],
    read: async () => {
      const now = clock();
      const since = new Date(now.getTime() - windowsMs['6h'] - readWithinMs);
      return countReadings(await jobs.postedSince(since), now);
    },
  });
