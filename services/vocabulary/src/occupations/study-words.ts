/** Short forms of degrees and fields, without dots, and what they stand for. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['acc', 'accounting'],
  ['acca', 'accounting'],
  ['acct', 'accounting'],
  ['accy', 'accounting'],
  ['auto', 'automotive'],
  ['barch', 'architecture'],
  ['bba', 'business'],
  ['bbs', 'business'],
  ['bca', 'computer science'],
  ['bcom', 'commerce'],
  ['bds', 'dentistry'],
  ['bhm', 'hotel management'],
  ['bhmct', 'hotel management'],
  ['bnurs', 'nursing'],
  ['bpharm', 'pharmacy'],
  ['bpt', 'physiotherapy'],
  ['bsn', 'nursing'],
  ['bsw', 'social work'],
  ['chem', 'chemical'],
  ['cse', 'computer science'],
  ['ecec', 'early childhood education'],
  ['econ', 'economics'],
  ['eee', 'electrical engineering electronics engineering'],
  ['engg', 'engineering'],
  ['fin', 'finance'],
  ['hrd', 'human resource management'],
  ['hrm', 'human resource management'],
  ['ihrm', 'human resource management'],
  ['llb', 'law'],
  ['llm', 'law'],
  ['mca', 'computer science'],
  ['mcom', 'commerce'],
  ['mech', 'mechanical'],
  ['mgmt', 'management'],
  ['mktg', 'marketing'],
  ['mpa', 'professional accounting'],
  ['mph', 'public health'],
  ['mpharm', 'pharmacy'],
  ['mpt', 'physiotherapy'],
  ['msn', 'nursing'],
  ['msw', 'social work'],
  ['pharmd', 'pharmacy'],
]);

/** These are also words or names of something else, unless they are written so. */
const inCapitals: ReadonlyMap<string, string> = new Map([
  ['AI', 'artificial intelligence'],
  ['BEd', 'education'],
  ['CS', 'computer science'],
  ['DS', 'data science'],
  ['HR', 'human resource management'],
  ['IT', 'information technology'],
  ['MEd', 'education'],
  ['QS', 'quantity surveying'],
]);

/** These are also names of institutes and places: they count where a study begins with them. */
const atBeginning: ReadonlyMap<string, string> = new Map([
  ['BIT', 'information technology'],
  ['CA', 'accounting'],
  ['MIT', 'information technology'],
]);

/** In Australia ECE is early childhood education; beside a degree in engineering it is electronics. */
const ece = 'ECE';
const ofEngineering = /\b[bm]\.? ?(?:e|eng|tech)\b|\bengineering\b|\bengg\b/i;

/** A degree or a field of study with its short forms written out: "B.Com (Acct)" as "commerce (accounting)". */
export const writtenOut = (study: string): string =>
  study.replaceAll(/\p{L}+(?:\.\p{L}+)*\.?/gu, (word, at: number) => {
    const plain = word.replaceAll('.', '');
    if (plain === ece) return ofEngineering.test(study) ? 'electronics engineering' : 'early childhood education';
    const first = at === 0 ? atBeginning.get(plain) : undefined;
    return shortForms.get(plain.toLowerCase()) ?? inCapitals.get(plain) ?? first ?? word;
  });
