import type { Outbox } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Connection } from 'mongoose';
import type { Assessment } from './domain/assessment.ts';
import { type Ad, adWords, type AdFacts } from './domain/ad.ts';
import { announceAd } from './domain/announce-ad.ts';
import { announceProfile, type Profile, type ProfileFacts, profileWords } from './domain/profile.ts';
import type { TextReader } from './reading/text-reader.ts';
import { type AssessmentStore, assessmentStore } from './store/assessments.ts';
import { type TextStore, textStore } from './store/texts.ts';

/** How one kind of text is assessed: where it waits, how it is read, and how its assessment is stored and published. */
export type TextKind<Subject, Facts> = Readonly<{
  texts: TextStore<Subject>;
  assessments: AssessmentStore<Facts>;
  read: (subject: Subject) => Promise<Facts>;
  /** The words to be embedded. */
  words: (subject: Subject, facts: Facts) => string;
  announce: (assessment: Assessment<Facts>) => StoredEvent;
}>;

export type JobTexts = TextKind<Ad, AdFacts>;
export type ProfileTexts = TextKind<Profile, ProfileFacts>;

export const jobAssessments = 'job_assessments';
export const profileAssessments = 'profile_assessments';

export const openJobTexts = (connection: Connection, outbox: Outbox, reader: TextReader): JobTexts => ({
  texts: textStore(connection, { kind: 'job', collection: 'job_texts' }),
  assessments: assessmentStore(connection, outbox, jobAssessments),
  read: reader.job,
  words: adWords,
  announce: announceAd,
});

export const openProfileTexts = (connection: Connection, outbox: Outbox, reader: TextReader): ProfileTexts => ({
  texts: textStore(connection, { kind: 'profile', collection: 'profile_texts' }),
  assessments: assessmentStore(connection, outbox, profileAssessments),
  read: reader.profile,
  words: profileWords,
  announce: announceProfile,
});
