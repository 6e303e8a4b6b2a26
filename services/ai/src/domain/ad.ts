import type { Demand } from '@waratah/vocabulary/law/demand';
import { familiesOfAd, type Placement } from '@waratah/vocabulary/occupations/placement';
import { withoutOtherAds } from '@waratah/vocabulary/other-ads';
import { juniorPayIn } from '@waratah/vocabulary/stated-pay';
import { plainTextOf, plainWords } from './plain-text.ts';
import { quoteAround } from './rule.ts';
import { languageOf, passageInOtherScript } from './language.ts';
import { type ScamSignal, scamSignalsOf } from './scam/scam-signals.ts';
import { sentencesOf } from './sentences.ts';
import { skillsAmong, skillsIn } from './skills/find-skills.ts';
import { type Sponsorship, sponsorshipOf } from './sponsorship/sponsorship.ts';
import { type Terms, termsOf } from './terms/terms.ts';
import { workRightsOf } from './work-rights/work-rights.ts';
import { boundedWords } from './words.ts';
import { workInProse } from './work-in-prose.ts';

/** A file that students can open with the ad. */
type AdDocument = Readonly<{
  name: string;
  text: string;
  /** Whether `text` is all that it says. */
  isWhole: boolean;
}>;

/** An ad as its event described it. */
export type Ad = Readonly<{
  title: string;
  descriptionHtml: string;
  skills: readonly string[];
  /** In the employer's words. */
  education: string;
  /** What else its readers see: pay, place, experience and company in the employer's words. */
  asides?: readonly string[];
  document?: AdDocument;
}>;

export type AdFacts = Terms &
  Readonly<{
    sponsorship: Sponsorship;
    workRights: Demand;
    scamSignals: readonly ScamSignal[];
    skills: readonly string[];
    /** Families of occupations, the most confident first; absent in older assessments. */
    occupations?: readonly Placement[];
    /** The words by which its pay is that of juniors, apprentices or trainees. */
    juniorPay?: string;
    /** Two letters of ISO 639-1; absent if the language cannot be told. */
    language?: string;
  }>;

/** An ad as plain text; every quote is an exact part of it. */
export const textOfAd = ({ title, descriptionHtml, education }: Ad): string =>
  [plainTextOf(title), plainTextOf(descriptionHtml), plainTextOf(education)].filter(Boolean).join('\n');

/** The end of a longer text says nothing more about the work. */
const longestPlaced = 20_000;

export const readAd = (ad: Ad): AdFacts => {
  const text = textOfAd(ad);
  const sentences = sentencesOf(withoutOtherAds(text));
  const language = languageOf(text);
  const title = plainTextOf(ad.title);
  const occupations = familiesOfAd(
    title === '' ? workInProse(sentences) : title,
    [text.slice(0, longestPlaced), ...ad.skills].join('\n'),
  );
  const juniorPay = juniorPayIn(title, plainTextOf(ad.descriptionHtml));
  return {
    sponsorship: sponsorshipOf(sentences),
    workRights: workRightsOf(sentences),
    ...termsOf(title, sentences, occupations[0]?.code),
    scamSignals: signalsIn(ad, text, language),
    skills: [...new Set([...skillsAmong(ad.skills), ...skillsIn(text)])],
    occupations,
    ...(juniorPay && { juniorPay }),
    ...(language && { language }),
  };
};

/** A skill of more words is a sentence in the wrong field. */
const longestSkill = 4;

/** What stands in the other fields, where a fraud may hide it. */
const asidesOf = ({ skills, asides = [], document }: Ad): readonly string[] => [
  ...skills.filter((skill) => skill.split(' ').length > longestSkill),
  // Short ones may make a sentence together.
  skills.join(' '),
  ...asides,
  ...(document ? [document.name, document.text] : []),
];

/** In the whole text, because a fraud that a heading of other ads hides is shown to students all the same. */
const signalsIn = (ad: Ad, text: string, language: string): readonly ScamSignal[] => {
  const whole = [text, ...asidesOf(ad).map(plainWords)].filter(Boolean).join('\n');
  const sentences = sentencesOf(whole);
  const found = scamSignalsOf(sentences);
  return [
    ...(found.length > 0 ? found : signalsAcrossLines(whole)),
    ...unreadIn(sentences, language, passageInOtherScript(text)),
    ...unreadDocument(ad),
  ];
};

/** The name of a document of which students see more than could be read, or in another language: a person has to read it. */
const unreadDocument = ({ document }: Ad): readonly ScamSignal[] =>
  document && !(document.isWhole && isReadable(plainWords(document.text)))
    ? [{ kind: 'unread_document', quote: document.name }]
    : [];

/** A line that goes on in the next: no mark at its end, and no capital after it. */
const lineEnd = /(?<=[\p{L}\d,])\n(?=[\p{Ll}$\d])/gu;

/** Signs in sentences that go on in the next paragraph, each with the words of its longest line. */
const signalsAcrossLines = (text: string): readonly ScamSignal[] => {
  const joined = text.replace(lineEnd, ' ');
  if (joined === text) return [];
  return scamSignalsOf(sentencesOf(joined)).map(({ kind, quote }) => {
    const start = joined.indexOf(quote);
    const [longest = quote] = text
      .slice(start, start + quote.length)
      .split('\n')
      .toSorted((one, other) => other.length - one.length);
    return { kind, quote: longest };
  });
};

const isReadable = (text: string) => isRead(languageOf(text)) && passageInOtherScript(text) === undefined;

/** Whether frauds would be found in a text of this language, or of one that cannot be told. */
const isRead = (language: string) => language === '' || language === 'en';

/** What an ad in another language begins with, or a passage: no sign of fraud would be found in it, so a person has to read it. */
const unreadIn = (
  [title = '', first = title]: readonly string[],
  language: string,
  passage: string | undefined,
): readonly ScamSignal[] => {
  const quote = isRead(language) ? passage : first;
  return quote === undefined ? [] : [{ kind: 'other_language', quote: quoteAround(quote, 0, 1) }];
};

/** Whether a person has to read the ad before students do. Much quicker than reading all of it. */
export const isSuspicious = (ad: Ad): boolean => {
  const text = textOfAd(ad);
  return signalsIn(ad, text, languageOf(text)).length > 0;
};

/** Title and skills first, because they say most about a job and the end may be cut off. */
export const adWords = ({ title, descriptionHtml, skills }: Ad): string =>
  boundedWords([title, skills.join(', '), plainTextOf(descriptionHtml)]);
