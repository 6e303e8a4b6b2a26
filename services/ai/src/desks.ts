import type { Outbox } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Connection } from 'mongoose';
import type { Assessment } from './domain/assessment.ts';
import { type Ad, adWords, type AdFacts, announceAd, readAd } from './domain/ad.ts';
import { announceProfile, type Profile, type ProfileFacts, profileWords, readProfile } from './domain/profile.ts';
import { type AssessmentStore, assessmentStore } from './store/assessments.ts';
import { type TextStore, textStore } from './store/texts.ts';

/** All it takes to assess one kind of text: where it waits, how it is read, where the result is kept and told. */
export type Desk<Subject, Facts> = Readonly<{
  texts: TextStore<Subject>;
  assessments: AssessmentStore<Facts>;
  read: (subject: Subject) => Facts;
  /** The words whose meaning is embedded. */
  words: (subject: Subject, facts: Facts) => string;
  announce: (assessment: Assessment<Facts>) => StoredEvent;
}>;

export type JobDesk = Desk<Ad, AdFacts>;
export type ProfileDesk = Desk<Profile, ProfileFacts>;

export const jobAssessments = 'job_assessments';
export const profileAssessments = 'profile_assessments';

export const openJobDesk = (connection: Connection, outbox: Outbox): JobDesk => ({
  texts: textStore(connection, { desk: 'job', collection: 'job_texts' }),
  assessments: assessmentStore(connection, outbox, jobAssessments),
  read: readAd,
  words: adWords,
  announce: announceAd,
});

export const openProfileDesk = (connection: Connection, outbox: Outbox): ProfileDesk => ({
  texts: textStore(connection, { desk: 'profile', collection: 'profile_texts' }),
  assessments: assessmentStore(connection, outbox, profileAssessments),
  read: readProfile,
  words: profileWords,
  announce: announceProfile,
});
