import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Assessment } from './assessment.ts';
import { plainTextOf } from './plain-text.ts';
import { languageOf } from './language.ts';
import { type ScamSignal, scamSignalsOf } from './scam-signals.ts';
import { sentencesOf } from './sentences.ts';
import { skillsAmong, skillsIn } from './skills/find-skills.ts';
import { type Sponsorship, sponsorshipOf } from './sponsorship/sponsorship.ts';
import { type WeeklyHours, weeklyHoursOf } from './weekly-hours.ts';
import { type WorkRights, workRightsOf } from './work-rights/work-rights.ts';
import { boundedWords } from './words.ts';

/** What an ad says, as its event told it. */
export type Ad = Readonly<{
  title: string;
  descriptionHtml: string;
  skills: readonly string[];
  /** In the employer's words. */
  education: string;
}>;

export type AdFacts = Readonly<{
  sponsorship: Sponsorship;
  workRights: WorkRights;
  hours?: WeeklyHours;
  scamSignals: readonly ScamSignal[];
  skills: readonly string[];
  /** Two letters of ISO 639-1; absent where it cannot be told. */
  language?: string;
}>;

/** An ad as plain text; every quote stands in it. */
export const textOfAd = ({ title, descriptionHtml, education }: Ad): string =>
  [plainTextOf(title), plainTextOf(descriptionHtml), plainTextOf(education)].filter(Boolean).join('\n');

export const readAd = (ad: Ad): AdFacts => {
  const text = textOfAd(ad);
  const sentences = sentencesOf(text);
  const hours = weeklyHoursOf(sentences);
  const language = languageOf(text);
  return {
    sponsorship: sponsorshipOf(sentences),
    workRights: workRightsOf(sentences),
    ...(hours && { hours }),
    scamSignals: scamSignalsOf(sentences),
    skills: [...new Set([...skillsAmong(ad.skills), ...skillsIn(text)])],
    ...(language && { language }),
  };
};

/** Title and skills first: they say most about a job, and what comes late may be cut off. */
export const adWords = ({ title, descriptionHtml, skills }: Ad): string =>
  boundedWords([title, skills.join(', '), plainTextOf(descriptionHtml)]);

export const announceAd = ({ _id, subjectVersion, embedding, facts, at }: Assessment<AdFacts>): StoredEvent =>
  happened(
    'ai.job.v1.assessed',
    {
      jobId: _id,
      jobVersion: subjectVersion,
      embedding: Buffer.from(embedding, 'base64'),
      sponsorship: { kind: sponsorshipKind(facts.sponsorship), confidence: facts.sponsorship.confidence },
      workRights: { kind: workRightsKind(facts.workRights) },
      ...(facts.hours && { hours: facts.hours }),
      scamSignals: [...facts.scamSignals],
      skills: [...facts.skills],
      ...(facts.language && { language: facts.language }),
    },
    at,
  );

const unstated = { case: 'unstated', value: {} } as const;

const sponsorshipKind = (said: Sponsorship) =>
  said.kind === 'unstated' ? unstated : ({ case: said.kind, value: { quote: said.quote } } as const);

const workRightsKind = (said: WorkRights) => {
  if (said.kind === 'unstated') return unstated;
  const value = { quote: said.quote };
  return said.kind === 'residents_only'
    ? ({ case: 'residentsOnly', value } as const)
    : ({ case: 'fullRights', value } as const);
};
