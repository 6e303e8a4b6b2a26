import { studentFortnightHours } from '@waratah/vocabulary/limits';
import type { VisaCode } from '@waratah/vocabulary/visa-types';

export type VisaFacts = Readonly<{
  code: VisaCode;
  stay: 'Temporary' | 'Permanent';
  sponsor: 'No sponsor needed' | 'State nomination' | 'State or family nomination' | 'Employer sponsors';
  description: string;
  /** Facts that the law's table does not contain, shown with the visa's rules. */
  more: readonly string[];
  jobs: readonly string[];
  source: string;
}>;

/** The date of these facts; update it with every change. */
export const factsOf = '2026-11-22';

const listing = (visa: string) => `https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/${visa}`;

/** What each visa is, with the facts of spec section 9. The law's table has what each visa allows at work. */
export const visaFacts: readonly VisaFacts[] = [
  {
    code: '500',
    stay: 'Temporary',
    sponsor: 'No sponsor needed',
    description: 'For international students who are enrolled in a registered course full time.',
    more: [],
    jobs: ['Barista', 'Retail assistant', 'Tutor', 'Paid internship'],
    source: listing('student-500'),
  },
  {
    code: '485',
    stay: 'Temporary',
    sponsor: 'No sponsor needed',
    description: 'For recent graduates of an Australian course who want to work here after their studies.',
    more: [
      'Lasts up to 2-4 years, depending on the qualification.',
      'Since July 2024: up to 18 months after vocational study, 2 years after a bachelor or a master by coursework, 3 years after a master by research or a doctorate; longer for some passports.',
    ],
    jobs: ['Graduate engineer', 'Junior developer', 'Accountant', 'Registered nurse'],
    source: listing('temporary-graduate-485'),
  },
  {
    code: '189',
    stay: 'Permanent',
    sponsor: 'No sponsor needed',
    description: 'For invited skilled workers whom nobody has to nominate or sponsor; chosen by points.',
    more: [],
    jobs: ['Software engineer', 'Civil engineer', 'Secondary teacher', 'Physiotherapist'],
    source: listing('skilled-independent-189'),
  },
  {
    code: '190',
    stay: 'Permanent',
    sponsor: 'State nomination',
    description: 'For skilled workers whom a state or territory has nominated.',
    more: ['The holder commits to live in the nominating state or territory for 2 years.'],
    jobs: ['Data analyst', 'Electrician', 'Early childhood teacher', 'Social worker'],
    source: listing('skilled-nominated-190'),
  },
  {
    code: '491',
    stay: 'Temporary',
    sponsor: 'State or family nomination',
    description: 'For skilled workers who live, work and study in regional Australia; a way to permanent residence.',
    more: ['Any employer and any hours there.', 'Lasts up to 5 years.'],
    jobs: ['Agronomist', 'Chef', 'Aged care nurse', 'Diesel mechanic'],
    source: listing('skilled-work-regional-provisional-491'),
  },
  {
    code: '482',
    stay: 'Temporary',
    sponsor: 'Employer sponsors',
    description:
      'For skilled workers whom an approved employer sponsors because it finds nobody here. Since December 2024 its official name is Skills in Demand.',
    more: [
      'A new employer needs a nomination of its own first, except in the 180 days after a sponsored job has ended.',
    ],
    jobs: ['Software engineer', 'Chef', 'Welder', 'Medical scientist'],
    source: listing('skills-in-demand-visa-subclass-482'),
  },
  {
    code: '186',
    stay: 'Permanent',
    sponsor: 'Employer sponsors',
    description: 'For skilled workers whom their employer nominates to stay permanently.',
    more: [
      'Holders of a 482 visa may be nominated after 3 years with their employer; the period has been shortened for some, so check it.',
      'Since November 2023: after 2 of the last 3 years, and since December 2024 with any approved sponsors.',
    ],
    jobs: ['Engineering manager', 'Head chef', 'Specialist nurse', 'ICT architect'],
    source: listing('employer-nomination-scheme-186'),
  },
  {
    code: '417/462',
    stay: 'Temporary',
    sponsor: 'No sponsor needed',
    description: 'For young travellers of certain countries who work on their way through Australia.',
    more: ['Study for up to 4 months.', 'No limit on hours.'],
    jobs: ['Fruit picker', 'Farm hand', 'Hotel receptionist', 'Bartender'],
    source: listing('work-holiday-417'),
  },
];

/** Notes that apply to all cards. */
export const importantNotes: readonly string[] = [
  'Conditions belong to a person, not only to a subclass. Look at the grant notice, or ask for a VEVO check, before work begins.',
  `A fortnight is any fourteen days that start on a Monday, and the ${studentFortnightHours} hours are counted over all employers together.`,
  'Master’s by research and doctoral students on a subclass 500 visa may work without a limit on hours once their course has begun.',
  'Work that is a registered and mandatory part of the course does not count towards the limit.',
  'Unpaid work counts towards the limit if such work is usually paid.',
  'Everybody at work in Australia has the same minimum pay and protection, whatever the visa.',
  'An employer who lets somebody work against the conditions of a visa may be fined, as may the worker lose the visa. A VEVO check is the step that the law expects of an employer.',
];

/** Answers to the first questions that employers ask about students (spec section 2, employer visa guide). */
export const studentFacts = {
  hours: `A student visa (subclass 500) allows up to ${studentFortnightHours} hours per fortnight in study periods, and unlimited hours in official breaks.`,
  sponsorship:
    'No sponsorship is needed. Students on a subclass 500 visa and graduates on a 485 have a right to work of their own, and you pay no fee for it.',
} as const;

/** The law on placements and internships (spec section 2, employer visa guide). */
export const internshipFacts = {
  paid: 'Paid internships fall under the Fair Work rules: minimum wage, award, superannuation and payslips, as for any employee.',
  unpaid:
    'Unpaid placements are legal only if they are mandatory for the course: approved by the institution, and without any agreement to pay.',
} as const;

export const sources = [
  {
    label: 'Department of Home Affairs: all visas and their conditions',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing',
  },
  {
    label: 'Department of Home Affairs: VEVO',
    url: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/check-conditions-online',
  },
  {
    label: 'Fair Work Ombudsman: student placements',
    url: 'https://www.fairwork.gov.au/starting-employment/unpaid-work/student-placements',
  },
] as const;

export const disclaimer =
  'General information, not migration or legal advice. Rules change: where this page and the Department of Home Affairs differ, the Department is right.';
