import { ambiguous } from './ambiguous.ts';
import { business } from './business.ts';
import { careAndTeaching } from './care-and-teaching.ts';
import { creative } from './creative.ts';
import { service } from './service.ts';
import { technology } from './technology.ts';
import { tradesAndIndustry } from './trades-and-industry.ts';

const topics = [business, careAndTeaching, service, tradesAndIndustry, creative, technology];

/** Skills with the same number are related. */
export const topicOf = (skill: string): number => topics.findIndex((topic) => Object.hasOwn(topic, skill));

const dictionary = { ...business, ...careAndTeaching, ...service, ...tradesAndIndustry, ...creative, ...technology };

/** Every canonical name. */
export const knownSkills: readonly string[] = Object.keys(dictionary);

type Word = Readonly<{ text: string; start: number; end: number }>;
type Form = Readonly<{ words: readonly string[]; skill: string }>;

/** Words, including the signs that are part of names: "c++", "c#", ".net", "node.js". */
const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}])\.net\b|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*[+#]*/giu), (match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Every spelling of a skill. */
export const forms: readonly Form[] = Object.entries(dictionary).flatMap(([skill, others]) =>
  [skill, ...others].map((name) => ({ words: wordsOf(name).map(({ text }) => text), skill })),
);

/** Spellings by their first word, the longest first, so that "react native" is not read as "react". */
const formsByFirst: ReadonlyMap<string, readonly Form[]> = new Map(
  Object.entries(Object.groupBy(forms, ({ words: [first = ''] }) => first)).map(([first, those = []]) => [
    first,
    those.toSorted((a, b) => b.words.length - a.words.length),
  ]),
);

const skillOf = new Map(forms.map(({ words, skill }) => [words.join(' '), skill]));

/** What may separate the words of a name. */
const joint = /^[ \-–/&'’]{1,3}$/;

type Hit = Readonly<{ skill: string; form: string; start: number; end: number }>;

const hitsIn = (text: string): readonly Hit[] => {
  const words = wordsOf(text);
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; ) {
    const form = formsByFirst.get(words[at]?.text ?? '')?.find((one) => standsAt(one, text, words, at));
    const [first, last] = [words[at], words[at + (form?.words.length ?? 1) - 1]];
    if (form && first && last)
      hits.push({ skill: form.skill, form: form.words.join(' '), start: first.start, end: last.end });
    at += form?.words.length ?? 1;
  }
  return hits;
};

const standsAt = (form: Form, text: string, words: readonly Word[], at: number) =>
  form.words.every((word, index) => {
    const [before, here] = [words[at + index - 1], words[at + index]];
    return here?.text === word && (index === 0 || joint.test(text.slice(before?.end, here.start)));
  });

/** Canonical names of the skills that a text names, in the order of the text. */
export const skillsIn = (text: string): readonly string[] => {
  const hits = hitsIn(text);
  const computing = hits.some(({ form, skill }) => !(form in ambiguous) && skill in technology);
  return [...new Set(hits.filter((hit) => isMeant(hit, text, computing)).map(({ skill }) => skill))];
};

const isMeant = ({ form, start, end }: Hit, text: string, computing: boolean) => {
  const rule = ambiguous[form];
  if (!rule) return true;
  if (!rule.written.includes(text.slice(start, end)) || (rule.amongComputing && !computing)) return false;
  if (rule.notAfter?.test(text.slice(Math.max(0, start - 20), start))) return false;
  return !rule.notBefore?.test(text.slice(end, end + 20));
};

/** Canonical names of declared skills. A declared name counts as a skill even if it is a common word. */
export const skillsAmong = (declared: readonly string[]): readonly string[] => [
  ...new Set(
    declared.flatMap((name) => {
      const known = skillOf.get(
        wordsOf(name.slice(0, 200))
          .map(({ text }) => text)
          .join(' '),
      );
      return known ? [known] : skillsIn(name);
    }),
  ),
];
