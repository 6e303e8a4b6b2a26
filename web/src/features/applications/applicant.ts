import type { ApplicantFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/gql.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import type { LocalFilters } from './ApplicationFilters.tsx';
import { messages } from './messages.ts';

/** The fields of an applicant that the list and the detail panel show. */
export const ApplicantFields = graphql(`
  fragment Applicant on Application {
    id
    user {
      fullName
      email
      university
      degree
      graduationYear
      languages
      visaType
    }
    verifiedVisa {
      subclass
      until
    }
    fit {
      reasons
      hoursAWeek
      anyHours
    }
  }
`);

const month = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The visa as an employer sees it: the verified one if the applicant shares it, otherwise the one on the profile. */
export const visaOf = ({ user, verifiedVisa }: ApplicantFragment) => {
  const code = verifiedVisa?.subclass ?? user.visaType ?? '';
  return {
    code,
    label: code ? visaLabelOf(code) : messages.noVisa,
    verified: verifiedVisa
      ? verifiedVisa.until
        ? messages.verifiedUntil(month.format(new Date(verifiedVisa.until)))
        : messages.verified
      : undefined,
  };
};

/** The hours that the applicant shares; otherwise that they are unknown, with the legal limit for a student visa. */
export const hoursOf = (applicant: ApplicantFragment) => {
  const { fit } = applicant;
  if (fit?.anyHours) return { shared: true, text: messages.anyHours };
  if (fit?.hoursAWeek !== null && fit?.hoursAWeek !== undefined)
    return { shared: true, text: messages.hoursAWeek(fit.hoursAWeek) };
  const note = visaOf(applicant).code === '500' ? messages.studentLimit : undefined;
  return { shared: false, text: messages.hoursUnknown, note };
};

/** Like 'Graduates 2027 · English, Mandarin'; empty if both are missing. */
export const studiesOf = ({ user: { graduationYear, languages } }: ApplicantFragment, now = new Date()) =>
  [graduationYear ? messages.graduates(graduationYear, now) : '', languages.join(', ')].filter(Boolean).join(' · ');

const has = (languages: readonly string[], wanted: string) =>
  languages.some((language) => language.toLowerCase() === wanted.toLowerCase());

const hasHours = ({ fit }: ApplicantFragment, hours: number | undefined) =>
  hours === undefined || fit?.anyHours === true || (fit?.hoursAWeek ?? 0) >= hours;

/** Whether the filter asks for hours and the applicant shares none. */
export const isUnknown = (applicant: ApplicantFragment, { hours }: LocalFilters) =>
  hours !== undefined && !hoursOf(applicant).shared;

/** Whether an applicant passes the filters on other services' data. Applicants without shared hours pass by hours. */
export const passes = (applicant: ApplicantFragment, filters: LocalFilters) => {
  const { user, verifiedVisa } = applicant;
  if (filters.verified && !verifiedVisa) return false;
  if (!isUnknown(applicant, filters) && !hasHours(applicant, filters.hours)) return false;
  if (filters.language !== undefined && !has(user.languages, filters.language)) return false;
  return filters.graduation === undefined || user.graduationYear === filters.graduation;
};

/** The choices of languages and graduation years among these applicants. */
export const choicesIn = (applicants: readonly ApplicantFragment[]) => {
  const languages = new Map(
    applicants.flatMap(({ user }) => user.languages.map((language) => [language.toLowerCase(), language] as const)),
  );
  const years = new Set(applicants.flatMap(({ user }) => user.graduationYear ?? []));
  return { languages: [...languages.values()].toSorted(), years: [...years].toSorted() };
};
