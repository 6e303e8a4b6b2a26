/** Languages that ads and profiles name, with other names of each. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Albanian: [],
  Amharic: [],
  Arabic: [],
  Armenian: [],
  Auslan: ['Australian sign language'],
  Bengali: ['Bangla'],
  Bosnian: [],
  Bulgarian: [],
  Burmese: [],
  Cantonese: [],
  Cebuano: ['Bisaya'],
  Chinese: [],
  Croatian: [],
  Czech: [],
  Danish: [],
  Dari: [],
  Dutch: [],
  English: [],
  Filipino: ['Tagalog'],
  Finnish: [],
  French: [],
  German: [],
  Greek: [],
  Gujarati: [],
  Hakka: [],
  Hazaragi: [],
  Hebrew: [],
  Hindi: [],
  Hokkien: [],
  Hungarian: [],
  Indonesian: ['Bahasa Indonesia', 'Bahasa'],
  Italian: [],
  Japanese: [],
  Kannada: [],
  Khmer: ['Cambodian'],
  Korean: [],
  Lao: ['Laotian'],
  Macedonian: [],
  Malay: ['Bahasa Melayu', 'Bahasa Malaysia', 'Malaysian'],
  Malayalam: [],
  Maltese: [],
  Mandarin: ['Putonghua'],
  Marathi: [],
  Mongolian: [],
  Nepali: ['Nepalese'],
  Norwegian: [],
  Pashto: ['Pushto'],
  Persian: ['Farsi'],
  Polish: [],
  Portuguese: [],
  Punjabi: ['Panjabi'],
  Romanian: [],
  Russian: [],
  Samoan: [],
  Serbian: [],
  Shanghainese: [],
  Sinhala: ['Sinhalese'],
  Slovak: [],
  Somali: [],
  Spanish: [],
  Swahili: [],
  Swedish: [],
  Tamil: [],
  Telugu: [],
  Thai: [],
  Tibetan: [],
  Tongan: [],
  Turkish: [],
  Ukrainian: [],
  Urdu: [],
  Vietnamese: [],
};

const byName = new Map(
  Object.entries(otherNames).flatMap(([language, others]) =>
    [language, ...others].map((name) => [name.toLowerCase(), language]),
  ),
);

/** All names, those of more words first, to be joined in a pattern. */
export const languageNames: readonly string[] = Object.entries(otherNames)
  .flatMap(([language, others]) => [...others, language])
  .toSorted((one, other) => other.length - one.length);

const named = new RegExp(String.raw`(?<!\p{L})(?:${languageNames.join('|')})(?!\p{L})`, 'giu');

/** The languages that a text names, each once, in its order. */
export const languagesIn = (text: string): readonly string[] => [
  ...new Set((text.match(named) ?? []).flatMap((name) => byName.get(name.toLowerCase()) ?? [])),
];

/** Languages beside English, of which a job demands at least one, and the words that say so. */
export type LanguagesAsked = Readonly<{ anyOf: readonly string[]; quote: string }>;

/** "Chinese" says neither which language an ad means nor which one a person speaks. */
const chinese = ['Chinese', 'Mandarin', 'Cantonese'];

/** Whether somebody who speaks some languages speaks one of those that are asked for. */
export const speaksOneOf = (asked: readonly string[], spoken: readonly string[]): boolean =>
  asked.some((one) => spoken.some((other) => isSame(one, other)));

const isSame = (one: string, other: string) =>
  one === other || ((one === 'Chinese' || other === 'Chinese') && chinese.includes(one) && chinese.includes(other));
