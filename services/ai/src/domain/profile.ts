import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Assessment } from './assessment.ts';
import { plainTextOf } from './plain-text.ts';
import { skillsAmong, skillsIn } from './skills/find-skills.ts';
import { boundedWords } from './words.ts';

/** What a student says of themselves, as their event told it. */
export type Profile = Readonly<{
  degree: string;
  education: readonly Readonly<{ degree: string; field: string }>[];
  experience: readonly Readonly<{ title: string; description: string }>[];
  skills: readonly string[];
  activities: readonly string[];
  /** The words of the resume, as they stand in its PDF. */
  resume?: string | undefined;
}>;

export type ProfileFacts = Readonly<{ skills: readonly string[] }>;

const distinct = (words: readonly string[]) => [...new Set(words.map(plainTextOf).filter(Boolean))];

const studiesOf = ({ degree, education }: Profile) =>
  distinct([degree, ...education.flatMap((entry) => [entry.degree, entry.field])]);

const workOf = ({ experience }: Profile) =>
  distinct(experience.flatMap(({ title, description }) => [title, description]));

export const readProfile = (profile: Profile): ProfileFacts => {
  const text = [...studiesOf(profile), ...workOf(profile), ...distinct(profile.activities), profile.resume ?? ''].join(
    '\n',
  );
  return { skills: [...new Set([...skillsAmong(profile.skills), ...skillsIn(text)])] };
};

/** Studies before skills before work, the resume last: what one studies for says most about the job one wants. */
export const profileWords = (profile: Profile): string =>
  boundedWords([
    studiesOf(profile).join(', '),
    distinct(profile.skills).join(', '),
    [...workOf(profile), profile.resume ?? ''].filter(Boolean).join('. '),
  ]);

export const announceProfile = ({ _id, subjectVersion, embedding, facts, at }: Assessment<ProfileFacts>): StoredEvent =>
  happened(
    'ai.profile.v1.assessed',
    {
      userId: _id,
      userVersion: subjectVersion,
      embedding: Buffer.from(embedding, 'base64'),
      skills: [...facts.skills],
    },
    at,
  );
