import { rulesFor } from '@waratah/vocabulary/law/in-force';
import type { LawRow } from '@waratah/vocabulary/law/rules';
import type { VisaCode } from '@waratah/vocabulary/visa-types';
import type { Today } from './day.ts';
import { verdictsOfLaw } from './gate/judge.ts';
import type { Verdict } from './gate/verdict.ts';
import { lawNote } from './gate/visa.ts';
import { hoursInWords, type JobAd } from './job.ts';
import { messageToEmployer } from './message-to-employer.ts';
import { hoursOfFortnight, type HoursOfFortnight, needsOf } from './needs.ts';
import type { Holder } from './student.ts';

/** Whether the holder of a visa may take an ad's job, by the gates of the law. */
export type CheckAnswer = Readonly<{
  visa: VisaCode;
  kind: Verdict['kind'];
  /** Each reason for a refusal; empty unless the law or the ad refuses. */
  because: readonly string[];
  /** All that must be asked first; empty unless that is the answer. */
  questions: readonly string[];
  /** Those that the employer can answer, as a message to send; undefined if there are none. */
  messageToEmployer: string | undefined;
  /** What the law adds to a job that it allows. */
  note: string | undefined;
  /** The rules that bind the holder today. */
  rules: readonly LawRow[];
  hours: Readonly<{ said: string }> & HoursOfFortnight;
}>;

/** Asked before all else about an ad with signs of fraud, so that no program tells its job as one to take. */
export const firstAboutFraud = 'It has signs of fraud: find out first whether the employer is real';

/** Undefined for a holder whose visa is not known. An ad with signs of fraud is at best a question, and nobody is helped to answer it. */
export const answerCheck = (ad: JobAd, holder: Holder, today: Today, hasFraud = false): CheckAnswer | undefined => {
  const needs = needsOf(holder, today.day);
  const { visaType: visa, facts, day, toStudent } = needs;
  if (visa === '') return undefined;
  const verdicts = verdictsOfLaw(ad, today.now, needs);
  const ofStudent = toStudent === undefined ? [] : [toStudent];
  const because = verdicts.flatMap((verdict) => (verdict.kind === 'not_eligible' ? [verdict.because] : []));
  const asked = because.length > 0 ? [] : verdicts.filter((verdict) => verdict.kind === 'check');
  const ofFraud = hasFraud ? [firstAboutFraud] : [];
  const questions = because.length > 0 ? [] : [...ofFraud, ...asked.map(({ question }) => question), ...ofStudent];
  const toEmployer = hasFraud ? [] : asked.flatMap(({ toEmployer: sentence }) => sentence ?? []);
  // Whoever writes to the employer anyhow asks what the ad leaves out.
  const asksPay = toEmployer.length > 0 && ad.pay === undefined;
  return {
    visa,
    kind: because.length > 0 ? 'not_eligible' : questions.length > 0 ? 'check' : 'eligible',
    because,
    questions,
    messageToEmployer: messageToEmployer({ title: ad.title, visa }, [...toEmployer, ...(asksPay ? [whatPay] : [])]),
    note: lawNote(ad, needs),
    rules: rulesFor(visa, facts, day),
    hours: { said: hoursInWords(ad), ...hoursOfFortnight(needs) },
  };
};

const whatPay = 'What does the job pay?';
