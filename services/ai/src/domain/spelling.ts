const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** The words by which an ad says whom it takes, in each of their forms, so that none is taken for a slip of another. */
const known = wordSet(
  `australia australian australians backpacker backpackers citizen citizens citizenship clearance clearances eligibility eligible
  entitled entitlement holiday holidays immigration international internationals permanent permanently require required requirement
  requirements requires resident residency residents residence restricted restriction restrictions right rights sponsor
  sponsored sponsoring sponsors sponsorship student students temporary unlimited unrestricted working zealand zealander zealanders`,
);

/** Words and names of their own that differ by a letter from a known one. */
const otherWords = wordSet(
  `austrasia austrasian australind backpacked cities citizenry citizenships entailed entitle entitlements entitles exigible
  immigrating interactional intranational permanence permanency permanents permeant pertinent requiem requiems requite
  requited requites residences restricting studying wording workings worming woking zeeland zetland`,
);

/** Slips that the rule below does not find: in short words, or two in one word. */
const otherSlips: ReadonlyMap<string, string> = new Map([
  ['rites', 'rights'],
  ['wrk', 'work'],
  ['wrking', 'working'],
  ['citz', 'citizens'],
  ['olny', 'only'],
  ['onyl', 'only'],
  ['onlly', 'only'],
  ['viza', 'visa'],
  ['vizas', 'visas'],
  ['vissa', 'visa'],
  ['onli', 'only'],
  ['aply', 'apply'],
  ['acept', 'accept'],
  ['acepted', 'accepted'],
  ['permant', 'permanent'],
  ['perminant', 'permanent'],
  ['permenant', 'permanent'],
  ['permenantly', 'permanently'],
  ['vlsa', 'visa'],
  ['vlsas', 'visas'],
]);

const withoutOneLetter = (word: string): readonly string[] =>
  Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1));

/** The known words, each by itself and by what remains of it without one of its letters: a slip leads to the same remains. */
const byRemains: ReadonlyMap<string, string> = new Map(
  [...known].flatMap((word) => [...withoutOneLetter(word), word].map((rest): [string, string] => [rest, word])),
);

const meant = (word: string): string | undefined => {
  if (known.has(word) || otherWords.has(word)) return undefined;
  const slip = otherSlips.get(word);
  if (slip || word.length < shortest) return slip;
  return [word, ...withoutOneLetter(word)]
    .flatMap((rest) => byRemains.get(rest) ?? [])
    .find((one) => one.startsWith(word.charAt(0)));
};

/** Shorter words have too many neighbours. */
const shortest = 5;
const mayBeSlip = /\b[a-z]{3,18}\b/gi;

/** Short words by which an ad says whom it does not take, which some write with digits for letters: "N0 v1sas". */
const shortWords = wordSet('citizen citizens no not only visa visas work working');
const lettersOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 5: 's' };
const withDigits = /\b(?=[a-z]*[0135])(?=[0135]*[a-z])[a-z0135]{2,18}\b/gi;
const undisguised = (word: string): string => {
  const read = word.toLowerCase().replace(/\d/g, (digit) => lettersOf[digit] ?? digit);
  return shortWords.has(read) || known.has(read) ? read : word;
};

/** "Full work writes": a right is what it sounds like. */
const soundsLikeRights = /\b(work(?:ing)?) (?:writes|wrights)\b/gi;

/**
 * A sentence in which slips in words about work rights are put right ("citzens", "wrking rihgts"): a letter too many, too
 * few, wrong or in another place. The first letter of a word is nearly always right, and must be.
 */
export const asMeant = (sentence: string): string =>
  sentence
    .replace(withDigits, undisguised)
    .replace(soundsLikeRights, '$1 rights')
    .replace(mayBeSlip, (word) => meant(word.toLowerCase()) ?? word);
