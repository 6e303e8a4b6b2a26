import { parseBody } from '@waratah/kit/errors';
import { nextTime } from '@waratah/kit/queues/cron';
import { webAddressOf } from '@waratah/vocabulary/web-address';
import { z } from 'zod';
import { mappingOf } from './columns.ts';
import { formatNames } from './formats.ts';
import type { ReadingOptions } from './run.ts';

/** A source of ads that is read repeatedly. */
export type Feed = Readonly<{
  /** Its name, which is unique. */
  _id: string;
  /** The URL of its file; absent if the file is uploaded. */
  url?: string | undefined;
  options: ReadingOptions;
  /** A cron pattern in Sydney's time zone; absent if it is read only on request. */
  schedule?: string | undefined;
  /** The time of the next reading. */
  nextAt?: Date | undefined;
  createdAt: Date;
}>;

export const feedFormats = ['csv', 'ndjson', 'jobposting', 'jobposting-tar'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const timeZone = 'Australia/Sydney';

const timeAfter = (schedule: string, after: Date) => {
  try {
    return nextTime(schedule, timeZone, after);
  } catch {
    return undefined;
  }
};

/** When a feed is read next, after an instant. */
export const nextReading = ({ schedule }: Pick<Feed, 'schedule'>, after: Date) =>
  schedule === undefined ? undefined : timeAfter(schedule, after);

/** The shortest interval that a schedule may have. */
const minMs = 10 * 60_000;

const isRareEnough = (schedule: string) => {
  const first = timeAfter(schedule, new Date());
  const second = first && timeAfter(schedule, first);
  return first !== undefined && (second === undefined || second.getTime() - first.getTime() >= minMs);
};

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || undefined);

/** The reading options that an operator gives. */
export const readingFields = {
  format: z.enum(feedFormats, `Must be one of ${feedFormats.join(', ')}`).nullish(),
  map: optional(5_000),
  source: optional(100),
};

/** Converts the options for the reader. Throws INVALID for a mapping with unknown fields. */
export const readingOptions = ({
  format,
  map = '',
  source = '',
}: Readonly<{ format?: FeedFormat | null | undefined; map?: string | undefined; source?: string | undefined }>) => {
  mappingOf(map);
  return { ...(format && { format: formatNames[format] }), map, website: source.toLowerCase() };
};

const FeedInput = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Must be 1 to 40 lower-case letters, digits and dashes'),
  url: optional(2_000).refine(
    (url) => url === undefined || webAddressOf(url) !== undefined,
    'Must be an address that begins with http:// or https://',
  ),
  schedule: optional(100).refine(
    (schedule) => schedule === undefined || isRareEnough(schedule),
    'Must be a cron pattern such as "0 5 * * *", with at least ten minutes between two times',
  ),
  ...readingFields,
});

/** Checks a new feed. Throws INVALID naming each wrong field. */
export const newFeed = (input: unknown, now: Date): Feed => {
  const { name, url, schedule, ...reading } = parseBody(
    FeedInput.refine(({ url: from, schedule: when }) => from !== undefined || when === undefined, {
      path: ['schedule'],
      message: 'Only a feed with an address can be read by a schedule',
    }),
    input,
  );
  const options = readingOptions({ ...reading, source: reading.source ?? name });
  const nextAt = schedule && nextReading({ schedule }, now);
  return {
    _id: name,
    ...(url && { url }),
    options,
    ...(schedule && { schedule }),
    ...(nextAt && { nextAt }),
    createdAt: now,
  };
};
