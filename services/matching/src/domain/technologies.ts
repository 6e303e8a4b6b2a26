import type { JobAd } from './job.ts';
import { oncePer } from './once.ts';
import type { Student } from './student.ts';
import type { Fit } from './work-fit.ts';

/**
 * Languages and platforms that titles of software jobs name, and the skills that show them: who works with one of them rarely gets
 * a job of another. Those that one person usually works with stand together.
 */
const technologies: readonly Readonly<{ inTitle: RegExp; skill: RegExp }>[] = [
  {
    inTitle: /(?<![\w.])\.net\b|\basp\.net\b|\bdot[ -]?net\b|\bc#|\bc[ -]sharp\b|\bvb\.net\b/i,
    skill: /\.net\b|\bc#|\bvisual basic\b|\bgame development\b/,
  },
  { inTitle: /\bjava\b(?! ?script)|\bspring ?boot\b|\bj2ee\b|\bjee\b/i, skill: /\bjava\b|\bspring\b|\bhibernate\b/ },
  {
    inTitle:
      /\bjava ?script\b|\btypescript\b|\b(?:react(?! native)|angular|vue)(?:\.?js)?\b|\b(?:node|next)\.?js\b|\bhtml\b|\bcss\b/i,
    skill: /\b(?:javascript|typescript|angular|vue|node\.?js|next\.?js|express|html|css|react)\b/,
  },
  { inTitle: /\bphp\b|\blaravel\b/i, skill: /\bphp\b|\blaravel\b|\bwordpress\b/ },
  { inTitle: /\b(?:drupal|magento|shopify|wordpress)\b/i, skill: /\b(?:php|html|css|javascript|wordpress)\b/ },
  {
    inTitle: /\bpython\b|\bdjango\b/i,
    skill:
      /\b(?:python|django|flask|fastapi|pandas|numpy|machine learning|deep learning|spark|computer vision|natural language processing)\b/,
  },
  { inTitle: /\bruby (?:on rails|developer|engineer|programmer)\b/i, skill: /\bruby\b|\brails\b/ },
  { inTitle: /\bc\+\+/i, skill: /\bc\+\+|(?<![^ ])c(?![^;])|\bembedded\b/ },
  { inTitle: /\bgolang\b|\bgo (?:developer|engineer)\b/i, skill: /\bgo\b|\bgolang\b/ },
  { inTitle: /\bscala\b/i, skill: /\bscala\b|\bspark\b/ },
  {
    inTitle: /(?<!\bcisco )\bios\b|\bswift (?:developer|engineer)\b|\bobjective.?c\b|\breact native\b/i,
    skill: /\bios\b|\bswift\b|\bobjective.?c\b|\bmobile development\b|\breact native\b|\bflutter\b/,
  },
  {
    inTitle: /\bandroid\b|\bkotlin\b|\breact native\b/i,
    skill: /\bandroid\b|\bkotlin\b|\bjava\b|\bmobile development\b|\breact native\b|\bflutter\b/,
  },
  { inTitle: /\bshare ?point\b/i, skill: /\bshare ?point\b|\.net\b|\bc#/ },
  { inTitle: /\bsalesforce\b/i, skill: /\bsalesforce\b|\bcrm\b/ },
  { inTitle: /\bsap\b|\babap\b/i, skill: /\bsap\b|\babap\b|\berp\b/ },
  { inTitle: /\bservice ?now\b/i, skill: /\bservice ?now\b/ },
  { inTitle: /\bdynamics (?:365|ax|crm|nav)\b/i, skill: /\bdynamics\b|\berp\b|\bcrm\b|\.net\b|\bc#/ },
  { inTitle: /\bmainframe\b|\bcobol\b/i, skill: /\bmainframe\b|\bcobol\b/ },
];

/** A set of technologies, as the bits of a number. */
type Technologies = number;

const bitsWhere = (is: (technology: (typeof technologies)[number]) => boolean): Technologies =>
  technologies.reduce((found, technology, at) => (is(technology) ? found | (1 << at) : found), 0);

const inTitleOf = oncePer((job: JobAd) => bitsWhere(({ inTitle }) => inTitle.test(job.title)));

/** The technologies that skills show, which are in lower case. */
const shownBy = oncePer((skills: readonly string[]) => {
  const all = skills.join('; ');
  return bitsWhere(({ skill }) => skill.test(all));
});

/** Who develops software. Those who support, test and administer it learn a product on the job. */
const software = '2613';

/** Whether the title of a software job names technologies of which the student knows none, although they know others. */
export const asksForOthers = (job: JobAd, { code }: Fit, skills: Student['skills']): boolean => {
  if (code !== software) return false;
  const named = inTitleOf(job);
  if (named === 0) return false;
  const known = shownBy(skills);
  return known !== 0 && (named & known) === 0;
};
