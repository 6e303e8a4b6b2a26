import type { JobAd } from './job.ts';
import { oncePer } from './once.ts';
import type { Fit } from './work-fit.ts';

/**
 * Languages and platforms that titles of IT jobs name: who works with one of them rarely gets a job of another. Those that
 * one person usually works with stand together.
 */
const technologies = [
  /(?<!\w)\.net\b|\bdot ?net\b|\bc#|\bc sharp\b|\bvb\.net\b/i,
  /\bjava\b|\bspring boot\b|\bj2ee\b/i,
  /\bjavascript\b|\btypescript\b|\b(?:react|angular|vue|node|next)(?:\.?js)?\b/i,
  /\bphp\b|\blaravel\b|\bdrupal\b|\bmagento\b|\bwordpress\b/i,
  /\bpython\b|\bdjango\b/i,
  /\bruby\b|\brails\b/i,
  /\bc\+\+/i,
  /\bgolang\b/i,
  /\bscala\b/i,
  /\bios\b|\bswift\b|\bobjective.?c\b/i,
  /\bandroid\b|\bkotlin\b/i,
  /\bshare ?point\b/i,
  /\bsalesforce\b/i,
  /\bsap\b|\babap\b/i,
  /\boracle\b/i,
  /\bservicenow\b/i,
  /\bdynamics\b/i,
  /\bmainframe\b|\bcobol\b/i,
] as const;

/** A set of technologies, as the bits of a number. */
export type Technologies = number;

const technologiesIn = (text: string): Technologies =>
  technologies.reduce((found, pattern, at) => (pattern.test(text) ? found | (1 << at) : found), 0);

const inTitle = oncePer(({ title }: JobAd) => technologiesIn(title));

/** The technologies among a student's skills. */
export const technologiesAmong = (skills: readonly string[]): Technologies => technologiesIn(skills.join('; '));

/** Work with computers: of programs, systems, networks and those who use them. */
const isOfIt = (code: string) => code.startsWith('26');

/** Whether the title of an IT job names technologies of which the student knows none, although they know others. */
export const asksForOthers = (job: JobAd, { code }: Fit, known: Technologies): boolean => {
  if (known === 0 || !isOfIt(code)) return false;
  const named = inTitle(job);
  return named !== 0 && (named & known) === 0;
};
