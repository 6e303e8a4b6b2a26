import type { PostingField } from '@waratah/vocabulary/posting-fields';
import { graphql } from '../../gql/gql.ts';

/** What the wizard needs of an ad or a draft. */
export const WizardFields = graphql(`
  fragment Wizard on Posting {
    version
    title
    description
    roleCategory
    employmentType
    experienceLevel
    hoursMin
    hoursMax
    workDays
    shiftStart
    shiftEnd
    remoteOption
    location
    city
    state
    requiredSkills
    preferredSkills
    educationRequirements
    salaryMin
    salaryMax
    salaryPeriod
    visaTypes
    visaSponsorship
    internationalStudentFriendly
    expiresAt
  }
`);

type Names = readonly PostingField[];

/** Fields that the form has as they are stored, by kind. wizard-form.ts has the others. */
export const texts = ['experienceLevel', 'location', 'city', 'educationRequirements'] as const satisfies Names;
export const lists = ['requiredSkills', 'preferredSkills', 'visaTypes'] as const satisfies Names;
export const flags = ['remoteOption', 'visaSponsorship', 'internationalStudentFriendly'] as const satisfies Names;

export const lastStep = 4;
/** Drafts saved on this step or a later one need at least one visa type (spec section 5). */
export const visaStep = 3;

/** The fields of the steps after the first. */
const fieldsOfSteps: Readonly<Record<number, readonly string[]>> = {
  1: ['description', 'requiredSkills', 'preferredSkills', 'educationRequirements'],
  2: ['salary', 'salaryMin', 'salaryMax', 'salaryPeriod', 'salaryCurrency'],
  [visaStep]: ['visaTypes', 'visaSponsorship', 'internationalStudentFriendly'],
  [lastStep]: ['expiresOn', 'expiresAt'],
};

/** The step that contains a field. */
export const stepOf = (field: string): number =>
  Number(Object.entries(fieldsOfSteps).find(([, fields]) => fields.includes(field))?.[0] ?? 0);
