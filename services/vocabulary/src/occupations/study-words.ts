/** Short forms of degrees and fields, without dots, and what they stand for. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['acc', 'accounting'],
  ['acca', 'accounting'],
  ['acct', 'accounting'],
  ['acctg', 'accounting'],
  ['accting', 'accounting'],
  ['accy', 'accounting'],
  ['agri', 'agriculture'],
  ['auto', 'automotive'],
  ['bacc', 'accounting'],
  ['bacct', 'accounting'],
  ['ballb', 'law'],
  ['bappsc', 'applied science'],
  ['barch', 'architecture'],
  ['bba', 'business'],
  ['bbis', 'information systems'],
  ['bbm', 'business'],
  ['bbs', 'business'],
  ['bbus', 'business'],
  ['bca', 'computer science'],
  ['bcis', 'information systems'],
  ['bcom', 'commerce'],
  ['bcomm', 'commerce'],
  ['bdes', 'design'],
  ['bds', 'dentistry'],
  ['bdsc', 'dentistry'],
  ['beed', 'primary education'],
  ['bexsc', 'exercise science'],
  ['bfa', 'fine arts'],
  ['bhm', 'hotel management'],
  ['bhmct', 'hotel management'],
  ['bhsc', 'health science'],
  ['bict', 'information technology'],
  ['biotech', 'biotechnology'],
  ['bmid', 'midwifery'],
  ['bmlt', 'medical laboratory science'],
  ['bnsc', 'nursing'],
  ['bnurs', 'nursing'],
  ['bpharm', 'pharmacy'],
  ['bpharma', 'pharmacy'],
  ['bphty', 'physiotherapy'],
  ['bpsych', 'psychology'],
  ['bpt', 'physiotherapy'],
  ['bsaf', 'accounting finance'],
  ['bsba', 'business administration'],
  ['bsce', 'civil engineering'],
  ['bsche', 'chemical engineering'],
  ['bscit', 'information technology'],
  ['bscpe', 'computer engineering'],
  ['bscs', 'computer science'],
  ['bscsit', 'computer science'],
  ['bsece', 'electronic engineering'],
  ['bsed', 'secondary education'],
  ['bsee', 'electrical engineering'],
  ['bshm', 'hospitality management'],
  ['bshrm', 'hotel management'],
  ['bsie', 'industrial engineering'],
  ['bsis', 'information systems'],
  ['bsit', 'information technology'],
  ['bsme', 'mechanical engineering'],
  ['bsmls', 'medical laboratory science'],
  ['bsn', 'nursing'],
  ['bspt', 'physiotherapy'],
  ['bsse', 'software engineering'],
  ['bstm', 'tourism management'],
  ['bsw', 'social work'],
  ['bteach', 'teaching'],
  ['bvsc', 'veterinary science'],
  ['cfa', 'finance'],
  ['comp', 'computer'],
  ['compsci', 'computer science'],
  ['const', 'construction'],
  ['cse', 'computer science'],
  ['csit', 'computer science'],
  ['dpharm', 'pharmacy'],
  ['dpt', 'physiotherapy'],
  ['dvm', 'veterinary medicine'],
  ['ecec', 'early childhood education'],
  ['econ', 'economics'],
  ['eee', 'electrical engineering electronics engineering'],
  ['elec', 'electrical'],
  ['emba', 'mba'],
  ['engg', 'engineering'],
  ['fin', 'finance'],
  ['gnm', 'nursing'],
  ['hosp', 'hospitality'],
  ['hr', 'human resource management'],
  ['hrd', 'human resource management'],
  ['hrm', 'human resource management'],
  ['ihrm', 'human resource management'],
  ['info', 'information'],
  ['llb', 'law'],
  ['llm', 'law'],
  ['macc', 'accounting'],
  ['maths', 'mathematics'],
  ['mbchb', 'medicine'],
  ['mbus', 'business'],
  ['mca', 'computer science'],
  ['mcit', 'information technology'],
  ['mcom', 'commerce'],
  ['mcomm', 'commerce'],
  ['mcommerce', 'commerce'],
  ['mdatasc', 'data science'],
  ['mdes', 'design'],
  ['mech', 'mechanical'],
  ['mfin', 'finance'],
  ['mgmt', 'management'],
  ['mgt', 'management'],
  ['mhrm', 'human resource management'],
  ['mktg', 'marketing'],
  ['mmgt', 'management'],
  ['mnurs', 'nursing'],
  ['mpa', 'professional accounting'],
  ['mpacc', 'professional accounting'],
  ['mph', 'public health'],
  ['mpharm', 'pharmacy'],
  ['mprofacc', 'professional accounting'],
  ['mpsych', 'psychology'],
  ['mpt', 'physiotherapy'],
  ['mscs', 'computer science'],
  ['msit', 'information technology'],
  ['msn', 'nursing'],
  ['msw', 'social work'],
  ['mteach', 'teaching'],
  ['mtesol', 'tesol'],
  ['pgce', 'teaching'],
  ['pgdm', 'management'],
  ['pharmd', 'pharmacy'],
  ['psych', 'psychology'],
  ['sci', 'science'],
  ['stats', 'statistics'],
  ['sys', 'systems'],
  ['tech', 'technology'],
  ['telecom', 'telecommunications'],
]);

/** These are also words or names of something else, unless they are written so. */
const inCapitals: ReadonlyMap<string, string> = new Map([
  ['AI', 'artificial intelligence'],
  ['ANM', 'nursing'],
  ['BCS', 'computer science'],
  ['BEd', 'education'],
  ['BSA', 'accounting'],
  ['CIMA', 'accounting'],
  ['CMA', 'accounting'],
  ['CS', 'computer science'],
  ['DS', 'data science'],
  ['EE', 'electrical engineering'],
  ['ICWA', 'accounting'],
  ['IT', 'information technology'],
  ['MArch', 'architecture'],
  ['MCS', 'computer science'],
  ['MEd', 'education'],
  ['MIS', 'information systems'],
  ['QS', 'quantity surveying'],
]);

/** These are also names of institutes and places: they count where a study begins with them. */
const atBeginning: ReadonlyMap<string, string> = new Map([
  ['BIT', 'information technology'],
  ['BN', 'nursing'],
  ['CA', 'accounting'],
  ['JD', 'law'],
  ['MD', 'medicine'],
  ['MIT', 'information technology'],
  ['MN', 'nursing'],
  ['MPM', 'project management'],
]);

/** What stands beside a short form where it is something else: a bank, an institute, an exam, another profession. */
const otherMeanings: ReadonlyMap<string, RegExp> = new Map([
  ['ACC', /\bacc\.? to\b/i],
  ['AUTO', /\bauto-/i],
  ['BCA', /\bbank\b/i],
  ['BIT', /\b(?:mesra|sindri|durg)\b/i],
  ['BN', /\bmandal\b/i],
  ['CA', /\bca state\b/i],
  ['CS', /\b(?:executive|professional|secretary)\b/i],
  ['CSE', /\b(?:civil service|eligib\w+|exam\w*|passer|sub-?professional)\b/i],
  ['FIN', /\bfin\.? (?:de|sem|year)\b/i],
  ['JD', /\bbirla\b/i],
  ['MD', /\bmd university\b/i],
  ['MIT', /\b(?:manipal|pune|sloan)\b/i],
  ['MPA', /\bpublic\b/i],
]);

/** In Australia ECE is early childhood education; beside a degree in engineering or of research it is electronics. */
const ece = 'ECE';
const ofEngineering =
  /\b[bm]\.? ?(?:e|eng|tech|sc)\b|\b[bm]\.?s\b|\bph\.? ?d\b|\bengineering\b|\bengg\b|\bpolytechnic\b/i;

/** "B Com", "M. Tech", "Pharm D", "LL. B.": parts of one short form with a blank between them. */
const apart =
  /\b([BMD])\.? (?=(?:App|Arch|Bus|Com|Des|Ed|Nurs|Pharm|Sc|Teach|Tech)\b)|\b(Pharm)\.? (?=D\b)|\b(LL)\.? (?=[BM]\b)/g;
/** The same in lower case after what only a degree begins with: "bsc it", "master of it". */
const afterDegree =
  /(?<=\b(?:bachelors?|masters?|diploma|degree) (?:of|in) |\b(?:b\.?sc|m\.?sc|b\.?tech|m\.?tech|diploma|mba)\.? (?:in )?)(?:it|cs)(?=\s*$|\s*[,(:;-])/gi;

/** Degrees in engineering that name its branch after them: "BEng (Electrical)", "Bachelor of Engineering (Hons) (Software)". */
const branch =
  /\b(?:[bm]\.? ?(?:e|eng|tech)\b|(?:bachelor|master) of (?:engineering|technology)\b)\.?(?: ?\(hon\w*\)| hons)?(?: ?[-(:]| in)? ?(\p{L}[\p{L} &/]{1,60})/giu;

/** Primary and secondary schools: "HR Sec School" and "MD Public School" are no degrees. */
const ofSchool = /\b(?:high|model|primary|public|sec|secondary|senior) school\b/i;
/** The part of a study that a word stands in: up to a comma or a bracket. */
const partAt = (study: string, at: number) => study.slice(at).split(/[,;:()]/, 1)[0] ?? '';

/** A degree or a field of study with its short forms written out: "B.Com (Acct)" as "commerce (accounting)". */
export const writtenOut = (text: string): string => {
  const study = text
    .replaceAll(apart, '$1$2$3')
    .replaceAll(branch, '$&, $1 engineering ')
    .replaceAll(afterDegree, (form) => form.toUpperCase());
  return study.replaceAll(/\p{L}+(?:\.\p{L}+)*\.?/gu, (word, at: number) => {
    const plain = word.replaceAll('.', '');
    if (/^chem$/i.test(plain)) return ofEngineering.test(study) && !/sc/i.test(study) ? 'chemical' : 'chemistry';
    if (plain === ece) return ofEngineering.test(study) ? 'electronics engineering' : 'early childhood education';
    const full = standsFor(word, plain, at);
    if (full === undefined) return word;
    const isOther = otherMeanings.get(plain.toUpperCase())?.test(study) || ofSchool.test(partAt(study, at));
    return isOther ? word : full;
  });
};

/** Dots within a word say that it is a short form, whatever its letters: "b.ed". */
const hasDots = (word: string) => word.slice(0, -1).includes('.');
const dotted: ReadonlyMap<string, string> = new Map(
  [...inCapitals].map(([form, full]) => [form.toLowerCase(), full] as const),
);

const standsFor = (word: string, plain: string, at: number): string | undefined =>
  shortForms.get(plain.toLowerCase()) ??
  (hasDots(word) ? dotted.get(plain.toLowerCase()) : inCapitals.get(plain)) ??
  (at === 0 ? atBeginning.get(plain) : undefined);
