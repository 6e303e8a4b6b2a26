import { plainTextOf } from './plain-text.ts';
import { languageOf } from './language.ts';
import { type ScamSignal, scamSignalsOf } from './scam/scam-signals.ts';
import { sentencesOf } from './sentences.ts';
import { skillsAmong, skillsIn } from './skills/find-skills.ts';
import { type Sponsorship, sponsorshipOf } from './sponsorship/sponsorship.ts';
import { type Terms, termsOf } from './terms/terms.ts';
import { type WorkRights, workRightsOf } from './work-rights/work-rights.ts';
import { boundedWords } from './words.ts';

/** What an ad says, as its event told it. */
export type Ad = Readonly<{
  title: string;
  descriptionHtml: string;
  skills: readonly string[];
  /** In the employer's words. */
  education: string;
}>;

export type AdFacts = Terms &
  Readonly<{
    sponsorship: Sponsorship;
    workRights: WorkRights;
    scamSignals: readonly ScamSignal[];
    skills: readonly string[];
    /** Two letters of ISO 639-1; absent where it cannot be told. */
    language?: string;
  }>;

/** Pages that ads were copied from go on with the titles of others. */
const otherAds = /\b(?:other|similar|more) jobs (?:you (?:may|might) like|like this)\b|\bpeople also viewed\b/i;

/** An ad as plain text; every quote is a part of it. */
export const textOfAd = ({ title, descriptionHtml, education }: Ad): string =>
  [plainTextOf(title), plainTextOf(descriptionHtml), plainTextOf(education)].filter(Boolean).join('\n');

export const readAd = (ad: Ad): AdFacts => {
  const text = textOfAd(ad);
  const end = text.search(otherAds);
  const sentences = sentencesOf(end > 0 ? text.slice(0, end) : text);
  const language = languageOf(text);
  return {
    sponsorship: sponsorshipOf(sentences),
    workRights: workRightsOf(sentences),
    ...termsOf(plainTextOf(ad.title), sentences),
    scamSignals: scamSignalsOf(sentences),
    skills: [...new Set([...skillsAmong(ad.skills), ...skillsIn(text)])],
    ...(language && { language }),
  };
};

/** Title and skills first: they say most about a job, and what comes late may be cut off. */
export const adWords = ({ title, descriptionHtml, skills }: Ad): string =>
  boundedWords([title, skills.join(', '), plainTextOf(descriptionHtml)]);
