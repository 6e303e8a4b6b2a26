import { Failure } from '@waratah/kit/errors';
import { australianDay } from '@waratah/vocabulary/australia/day';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { payStatedIn } from '@waratah/vocabulary/stated-pay';
import { allVisaTypes, type VisaCode } from '@waratah/vocabulary/visa-types';
import { readAd } from '../../services/ai/src/domain/ad.ts';
import { AdToCheck, wordsToRead } from '../../services/ai/src/domain/check/ad-to-check.ts';
import { checkedAd } from '../../services/ai/src/domain/check/checked-ad.ts';
import { type Mark, quotesIn } from '../../services/ai/src/domain/check/marks.ts';
import { openingsIn } from '../../services/ai/src/domain/openings.ts';
import { adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { arrived } from '../../services/jobs/src/domain/imported/incoming.ts';
import { readingIn } from '../../services/matching/src/domain/reading.ts';
import { answerCheck } from '../../services/matching/src/domain/answer-check.ts';
import { judgeByLaw, withQuestionToStudent } from '../../services/matching/src/domain/gate/judge.ts';
import { needsOf } from '../../services/matching/src/domain/needs.ts';
import { defaultPreferences, type Preferences } from '../../services/matching/src/domain/preferences.ts';
import type { Holder } from '../../services/matching/src/domain/student.ts';
import { adOfReading } from '../../services/matching/src/domain/written-ad.ts';
import { matchedAd } from './as-matched.ts';

/** The words of an ad on another website. */
export type PastedAd = Readonly<{ title: string; text: string; company?: string; location?: string }>;

type Where = Readonly<{ localities: Localities; now: Date }>;

/** Holders of each visa: who says nothing more, and one with facts that change some of the answers. */
const holders: readonly Holder[] = allVisaTypes.flatMap(({ code }) =>
  [{}, { courseBegins: '2025-02-24', hoursWorked: 10, employer: 'Harbour Kitchen', visaExpiry: '2030-01-31' }].map(
    (facts: Partial<Preferences>) => ({
      visaType: code,
      visaVerified: false,
      place: undefined,
      preferences: { ...defaultPreferences, ...facts },
      shifts: [],
    }),
  ),
);

/**
 * Where the answer about a pasted ad is not that of the gates for the same ad after its import, for holders of every
 * visa; undefined if the import or the check takes no such ad, as for one in another language. A quote that no
 * mark points at counts too.
 */
export const checkDiffers = (ad: PastedAd, { localities, now }: Where): readonly string[] | undefined => {
  const { title, text, company = '', location = '' } = ad;
  const row = { title, description: text, company_name: company, location };
  const read = adOfRow(row, { website: 'ads.example', now });
  if (read.kind !== 'ad') return undefined;
  const imported = { ...arrived(1, read.ad, { localities, now, asNew: true }), version: 1, shown: true };
  const gated = matchedAd(imported, new Int16Array(384), localities);
  const checked = checkedUnlessRefused(ad);
  if (checked === undefined) return undefined;
  const asked = adOfReading(readingIn(JSON.parse(JSON.stringify(checked.reading))), localities, now);
  const today = { now, day: australianDay(now) };
  return [
    ...unmarkedIn(ad, checked.marks),
    ...holders.flatMap((holder) => {
      const needs = needsOf(holder, today.day);
      const verdict = withQuestionToStudent(judgeByLaw(gated, holder, today, needs), needs);
      const answer = answerCheck(asked, holder, today);
      const says = answer && { kind: answer.kind, because: answer.because[0], question: answer.questions[0] };
      const gate = {
        kind: verdict.kind,
        because: verdict.kind === 'not_eligible' ? verdict.because : undefined,
        question: verdict.kind === 'check' ? verdict.question : undefined,
      };
      const [one, other] = [says, gate].map((said) => JSON.stringify(said));
      return one === other ? [] : [`${holder.visaType}: the check says ${one}, the gate ${other}`];
    }),
  ];
};

/**
 * Visas of which whoever hires is told that a pasted ad is open while its typical holder may not take the job, or closed
 * while they may; undefined if the check takes no such ad.
 */
export const openingsDiffer = (ad: PastedAd, { localities, now }: Where): readonly string[] | undefined => {
  const checked = checkedUnlessRefused(ad);
  if (checked === undefined) return undefined;
  const day = australianDay(now);
  const asked = adOfReading(readingIn(JSON.parse(JSON.stringify(checked.reading))), localities, now);
  const refused = (visaType: VisaCode) => {
    const holder = { visaType, visaVerified: false, place: undefined, preferences: defaultPreferences, shifts: [] };
    return answerCheck(asked, holder, { now, day })?.kind === 'not_eligible';
  };
  // What is forbidden to everybody, like pay below the minimum, is not told visa by visa.
  const toAll = refused('citizen');
  return openingsIn(checked.reading, localities, day).flatMap(({ visa, kind, because }) =>
    kind !== 'ask' && !toAll && (kind === 'closed') !== refused(visa) ? [`${visa}: ${kind}, ${because}`] : [],
  );
};

/** Quotes that no mark points at. */
const unmarkedIn = (ad: PastedAd, marks: readonly Mark[]) => {
  const { title, body } = wordsToRead(AdToCheck.parse(ad));
  const facts = readAd({ title, descriptionHtml: body, skills: [], education: '' });
  const marked = marks.map(({ kind, quote }) => `${kind} ${quote}`);
  return quotesIn(facts, payStatedIn(title, body))
    .filter(({ kind, quote }) => !marked.includes(`${kind} ${quote}`))
    .map(({ kind, quote }) => `no mark of ${kind} at: ${quote}`);
};

const checkedUnlessRefused = (ad: PastedAd) => {
  try {
    return checkedAd(AdToCheck.parse(ad), australianDay(new Date()));
  } catch (error) {
    if (error instanceof Failure && error.code === 'INVALID') return undefined;
    throw error;
  }
};
