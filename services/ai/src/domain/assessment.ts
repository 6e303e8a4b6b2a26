import { createHash } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { StoredEvent } from '@waratah/kit/events/stored-event';

/**
 * A text that is waiting for assessment or was assessed. `round` increases when operators have everything assessed
 * again.
 */
export type Text<Subject> = Readonly<{
  _id: number;
  /** Version of the ad or user that the text was taken from. */
  subjectVersion: number;
  subject: Subject;
  contentHash: string;
  round?: number;
  /** The employer whose ad it is; absent for an imported ad and for a profile. */
  employerId?: number;
}>;

/** The facts read from a text, and its embedding. */
export type Reading<Facts> = Readonly<{ facts: Facts; embedding: string }>;

export type Assessment<Facts> = {
  _id: number;
  version: number;
  subjectVersion: number;
  contentHash: string;
  round: number;
  employerId?: number;
  /** Base64 of 384 little-endian 32-bit floats. */
  embedding: string;
  facts: Facts;
  at: Date;
};

export const hashOf = (subject: unknown) => createHash('sha256').update(JSON.stringify(subject)).digest('base64url');

/**
 * What to do about a text. If a newer version has the same words, its assessment is published again without reading
 * them again.
 */
export const needOf = <Facts>(
  { subjectVersion, contentHash, round = 0 }: Text<unknown>,
  known: Assessment<Facts> | null,
): 'nothing' | 'announcing' | 'reading' => {
  if (!known) return 'reading';
  if (known.subjectVersion > subjectVersion) return 'nothing';
  if (known.contentHash !== contentHash || known.round < round) return 'reading';
  return known.subjectVersion === subjectVersion ? 'nothing' : 'announcing';
};

type Announce<Facts> = (assessment: Assessment<Facts>) => StoredEvent;
/** Undefined if the same words were read before. */
type MaybeReading<Facts> = Reading<Facts> | undefined;

/** Records the assessment of a text, unless another worker has already assessed this version. */
export const assessed =
  <Facts>(text: Text<unknown>, reading: MaybeReading<Facts>, announce: Announce<Facts>, now: Date) =>
  (known: Assessment<Facts>): Changed<Assessment<Facts>> => {
    const need = needOf(text, known);
    if (need === 'nothing') return [known, []];
    const { facts, embedding } = need === 'announcing' ? known : mustHave(reading);
    const next = assessmentOf(text, { facts, embedding }, known.version + 1, now);
    return [next, [announce(next)]];
  };

/** The first assessment of a text. */
export const firstAssessed = <Facts>(
  text: Text<unknown>,
  reading: MaybeReading<Facts>,
  announce: Announce<Facts>,
  now: Date,
): Changed<Assessment<Facts>> => {
  const first = assessmentOf(text, mustHave(reading), 1, now);
  return [first, [announce(first)]];
};

const assessmentOf = <Facts>(text: Text<unknown>, reading: Reading<Facts>, version: number, at: Date) => ({
  _id: text._id,
  version,
  subjectVersion: text.subjectVersion,
  contentHash: text.contentHash,
  round: text.round ?? 0,
  ...(text.employerId !== undefined && { employerId: text.employerId }),
  at,
  ...reading,
});

const mustHave = <Facts>(reading: MaybeReading<Facts>) => {
  if (!reading) throw new Error('the text changed while it was assessed');
  return reading;
};
