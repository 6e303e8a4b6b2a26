/** An ad that an employer posted, and when the ai service first read it. */
export type PostedAd = Readonly<{ postedAt: Date; firstReadAt?: Date | undefined }>;

/** An ad is read within this time of being posted (a service level of k8s/components/monitoring/rules.yaml). */
export const readWithinMs = 60_000;

const minuteMs = 60_000;

/** The windows over which alerts measure how fast the month's error budget is used up. */
export const windowsMs = {
  '5m': 5 * minuteMs,
  '30m': 30 * minuteMs,
  '1h': 60 * minuteMs,
  '6h': 360 * minuteMs,
} as const;

/** When an ad's time limit ends; it is counted from then on. */
const judgedAt = ({ postedAt }: PostedAd) => postedAt.getTime() + readWithinMs;

const isLate = ({ postedAt, firstReadAt }: PostedAd) =>
  !firstReadAt || firstReadAt.getTime() - postedAt.getTime() > readWithinMs;

/** How many of the ads that came due in each window were read in time, and how many late or not yet. */
export const countReadings = (ads: readonly PostedAd[], now: Date) =>
  Object.entries(windowsMs).flatMap(([window, ms]) => {
    const due = ads.filter((ad) => judgedAt(ad) <= now.getTime() && judgedAt(ad) > now.getTime() - ms);
    const late = due.filter(isLate).length;
    return [
      { of: { window, read: 'in_time' }, value: due.length - late },
      { of: { window, read: 'late' }, value: late },
    ];
  });
