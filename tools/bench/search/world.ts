import { readLocalities } from '@waratah/vocabulary/australia/localities';
import type { JobRecord } from '../../../services/jobs/src/domain/job.ts';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';

/** Pseudo-random numbers, the same in every run (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
export type Random = ReturnType<typeof randomOf>;

export const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
};

const roles =
  `barista chef cook waiter cleaner nurse carer tutor driver packer cashier bartender receptionist accountant bookkeeper
  developer tester designer analyst architect engineer plumber electrician carpenter painter labourer mechanic welder
  gardener florist butcher baker pharmacist dentist physiotherapist teacher educator librarian journalist photographer
  editor marketer recruiter paralegal solicitor consultant planner surveyor estimator scheduler buyer merchandiser
  translator interpreter lifeguard coach trainer therapist counsellor psychologist radiographer sonographer optometrist
  veterinarian groomer stylist beautician tailor upholsterer glazier roofer tiler bricklayer scaffolder concreter
  machinist fitter boilermaker toolmaker technician operator dispatcher courier storeperson forklift supervisor`.split(
    /\s+/,
  );
const levels = ['', '', 'junior', 'senior', 'graduate', 'assistant', 'lead', 'head'];
const skills =
  `excel python react java sql photoshop latte espresso invoicing payroll rostering autocad welding triage dementia
  phonics copywriting analytics salesforce kubernetes figma soldering pruning upselling stocktake reconciliation drafting
  negotiation mandarin hindi vietnamese nepali spanish portuguese first-aid white-card forklift driving`.split(/\s+/);

/** Invented words, some frequent and most rare, as in any language. */
const filler = (random: Random, count: number) => {
  const syllables =
    'ba be bi bo bu ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru ta te ti to tu'.split(
      ' ',
    );
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, syllables)).join(''),
  );
};

/** Ads as varied as a whole country's, made of invented words. */
export const worldOf = async (count: number, seed = 7) => {
  const random = randomOf(seed);
  const words = filler(random, 30_000);
  const zipf = () => words[Math.floor(words.length ** random()) - 1] ?? 'work';
  const places = [...(await readLocalities()).values()].flat();
  const now = Date.UTC(2026, 10, 20);
  const make = (id: number): JobRecord => {
    const role = pick(random, roles);
    const place = pick(random, places);
    const wanted = [pick(random, skills), pick(random, skills), pick(random, skills)];
    const text = Array.from({ length: 110 + Math.floor(random() * 80) }, () =>
      random() < 0.08 ? pick(random, wanted) : zipf(),
    );
    const hourly = 24 + Math.floor(random() * 40);
    return {
      _id: id,
      version: 1,
      title: `${pick(random, levels)} ${role} ${random() < 0.3 ? pick(random, skills) : ''}`.trim(),
      description: `<p>${text.join(' ')}</p>`,
      companyName: `${zipf()} ${zipf()}`,
      location: `${place.name} ${place.state}`,
      city: place.name,
      state: place.state,
      place: { city: place.name, state: place.state, latitude: place.latitude, longitude: place.longitude },
      employmentType: pick(random, employmentTypeCodes),
      roleCategory: 'STUDY_ALIGNED_PROFESSIONAL',
      salaryMin: hourly,
      salaryMax: hourly + 5,
      salaryCurrency: 'AUD',
      salaryPeriod: 'hour',
      remoteOption: random() < 0.1,
      visaSponsorship: random() < 0.2,
      visaTypes: random() < 0.5 ? ['500', '485'] : random() < 0.5 ? ['482'] : [],
      requiredSkills: wanted,
      preferredSkills: [],
      fingerprint: { signature: '', bands: [] },
      postedAt: new Date(now - Math.floor(random() * 30 * 86_400_000)),
      expiresAt: new Date(now + 20 * 86_400_000),
      createdAt: new Date(now),
      updatedAt: new Date(now),
      isActive: true,
      review: { status: 'approved', by: 'rule' },
      shown: true,
    };
  };
  return { jobs: Array.from({ length: count }, (_, i) => make(i + 1)), now: new Date(now), roles, skills, random };
};
