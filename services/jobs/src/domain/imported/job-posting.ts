import { z } from 'zod';
import { unescapeFeed } from '../html.ts';
import type { Row } from './columns.ts';
import { textIn } from './values.ts';

/** schema.org's JobPosting, as loosely as websites use it. */
const Thing = z.record(z.string(), z.unknown());
type Thing = z.infer<typeof Thing>;

const thingsIn = (value: unknown): readonly Thing[] => {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((one) => Thing.safeParse(one)).flatMap(({ data }) => (data ? [data] : []));
};

const thingIn = (value: unknown): Thing => thingsIn(value)[0] ?? {};

/** Text, or the name of a thing. */
const nameIn = (value: unknown) => textIn(value) || textIn(thingIn(value).name);

const typesOf = (thing: Thing) => [thing['@type']].flat().map(textIn);

export const isJobPosting = (thing: Thing) => typesOf(thing).some((type) => /(?:^|\/)JobPosting$/.test(type));

/** The postings in a page's JSON-LD: the object itself, or those in its graph. */
export const postingsIn = (thing: Thing): readonly Thing[] => {
  const graph = thingsIn(thing['@graph']);
  return graph.length && !isJobPosting(thing) ? graph.filter(isJobPosting) : [thing];
};

/** A posting with our field names. */
export const rowOfPosting = (posting: Thing): Row => ({
  title: unescapeFeed(textIn(posting.title) || textIn(posting.name)),
  description: unescapeFeed(textIn(posting.description)),
  company_name: nameIn(posting.hiringOrganization),
  employment_type: posting.employmentType,
  experience_level: textIn(posting.experienceRequirements),
  education_requirements: textIn(posting.educationRequirements) || textIn(posting.qualifications),
  required_skills: posting.skills,
  remote_option: textIn(posting.jobLocationType) === 'TELECOMMUTE' ? true : undefined,
  classification: [posting.occupationalCategory].flat().map(nameIn).filter(Boolean).join(', '),
  posted_date: posting.datePosted,
  expires_at: posting.validThrough,
  source_url: textIn(posting.url),
  source_id: textIn(posting.identifier) || textIn(thingIn(posting.identifier).value),
  ...placeOfPosting(posting),
  ...payOfPosting(posting),
});

const placeOfPosting = (posting: Thing): Row => {
  const [place = {}] = thingsIn(posting.jobLocation);
  const address = thingIn(place.address);
  const city = textIn(address.addressLocality);
  const state = textIn(address.addressRegion);
  const words = [city, state].filter(Boolean).join(', ');
  return {
    location: words || textIn(place.address) || nameIn(place),
    city,
    state,
    country: nameIn(address.addressCountry),
  };
};

/** How many of our periods make up one of theirs. */
const units: Readonly<Record<string, readonly [period: string, times: number]>> = {
  HOUR: ['hour', 1],
  DAY: ['day', 1],
  WEEK: ['week', 1],
  MONTH: ['year', 12],
  YEAR: ['year', 1],
};

const payOfPosting = ({ baseSalary, salaryCurrency }: Thing): Row => {
  const pay = thingIn(baseSalary);
  const value = thingIn(pay.value);
  const [period, times] = units[textIn(value.unitText ?? pay.unitText).toUpperCase()] ?? [undefined, 1];
  const amountOf = (amount: unknown) => {
    const number = Number(textIn(amount));
    return number > 0 ? number * times : undefined;
  };
  const single = amountOf(value.value ?? pay.value ?? baseSalary);
  const words = textIn(value.value);
  return {
    salary: /[^\d.,\s]/.test(words) ? unescapeFeed(words) : undefined,
    salary_min: amountOf(value.minValue) ?? single,
    salary_max: amountOf(value.maxValue) ?? single,
    salary_currency: textIn(pay.currency) || textIn(salaryCurrency),
    salary_period: period,
  };
};
