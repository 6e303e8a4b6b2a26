import { anyOf } from '../rule.ts';
import { besideCitizen, besidePR, otherSenses, publicRelations } from './other-senses.ts';

/**
 * The words that ads use about work rights. Rules are written over one marker in capitals for each class of words, in a
 * text that is otherwise lower case: "must be STATUS" stands for any way of writing citizen or resident.
 */
const nation = anyOf('australian?', 'aust?\\.?', 'aussies?', 'au', 'anz', 'nz', 'new zealand(?:er)?s?', 'kiwis?');
const nations = `(?:${nation}(?: ?(?:,|/|&|and|or|and/or) ?${nation}){0,2} )`;
const ofNation = `(?: (?:of|in(?: either)?) ${nation}(?: (?:or|and|/) ${nation})?\\b)?`;

/** People named by their country: citizens of it, where the sentence says that nobody else is taken. */
const persons = '(?:aussies|australians|kiwis|new zealanders)';
const person = '(?:aussies?|australians?|kiwis?|new zealanders?)';
const onlyTaken = '(?:only|exclusively) (?:be )?(?:hir|employ|recruit|accept|consider|interview|tak|want|seek)';
const toCustomers = '(?:sell|sold|sales?|deliver|ship|serve|serving|available|help|helping) (?:to |for )?';

const citizen = anyOf(
  `\\b${nations}?citi[zs]en(?:s|ship|nship|hip)?\\b${ofNation}(?: status)?`,
  `\\b${nations}nationals\\b`,
  `(?<=\\bbe an? )${nations}national\\b(?! \\w)`,
  '(?<=\\b(?:restricted|limited|only open|open only|available only|only available) to )nationals\\b(?! (?:of|from|in))',
  '(?<=\\bnationality ?[:-] ?)australian\\b',
  `(?<=\\b(?:only|(?:must|need|needs|have|has|got|should) (?:to )?be|you(?: are|'re))(?: an?)? )${person}\\b(?=[.,;!)]| to\\b| due\\b|$)`,
  `(?<!\\b${toCustomers})\\b${persons}\\b(?= only\\b)|\\b(?:aussie|australian|kiwi)\\b(?= only[.!]*(?: please)?[.!]*$)`,
  `(?<=\\bonly )${persons}\\b(?= (?:need|may|can|should|will|please|are)\\b)`,
  `(?<=\\b${onlyTaken}\\w* )${persons}\\b`,
);
const resident = anyOf(
  `\\b${nations}?perm(?:anent|enant|anant)?[ -](?:${nation} )?resid\\w+${ofNation}(?: status| visas?(?: holders?)?)?`,
  `\\b${nations}?(?:permanent|pr) visas?(?: holders?)?\\b`,
  '\\b(?:residen(?:cy|ce|tial)|immigration)(?: (?:status|type|requirements?|required))?(?: ?[:(-] ?| )(?:is |must be |has to be |should be )?permanent\\b\\)?(?! (?:and respite|staff|home|care|beds?|guests?|part|full|rosters?|accommodation))',
  `\\bindependent residency\\b`,
  `\\bproof of residency\\b`,
);
const between = anyOf(
  ' ?(?:,|/|&|\\+|\\() ?(?:(?:and|or|and/or|&|/) )?',
  ' (?:and|or|and/or|nor) (?:(?:have|hold|be|holding|with|is|are) )?',
);
const article = '(?:(?:an?|either|current|valid|be|have|hold|proof of) ){0,2}';
const oneStatus = anyOf(
  citizen,
  resident,
  `\\b(?:${nations}|green and gold )passports?(?: holders?)?\\b(?! (?:photos?|pics|pictures|applications?|forms|office|control|services))`,
  '\\bspecial category visas?(?: holders?)?(?: \\(?subclass 444\\)?)?',
);
/** People who live in Australia may hold any visa. Without a word such as "permanent", the meaning is unclear. */
const dweller = `\\b(?:${nations}resid(?:ents?|ency|ence)|(?<=must be |must be an? )residents?|residency status)\\b`;
/** Names of people that are a status beside another one. */
const byName =
  '(?:nz(?= only\\b|[ .,;)!]*$)|new zealanders?|kiwis?|aussies?|australians?|444(?: visas?)?(?: holders?)?)\\b';
const namedFirst =
  '(?<=^|\\b(?:be|are|only|for|open to|available to) (?:an? )?)(?:aussies?|kiwis?|australians?|new zealanders?)(?= ?(?:,|/|&|and|or) ?(?:an? )?(?:aussie|kiwi|australian|new zealander|citizen|permanent resid))';
const status = `(?:\\ban? )?(?:${oneStatus}|${namedFirst})(?:${between}${article}(?:${oneStatus}|${dweller}|${byName}|residency|residents?|permanent(?=[.,;!)]|$))){0,4}`;
const served = anyOf(
  '(?:for|to|of|by|help|helps|helping|serve|serves|serving|support|supporting|assist|protect|enable|empower|engage|engaging)',
  '(?:all|our|their|its|your|local|these|those|many|other|ordinary|million|between|connect|connecting|improve|inform)',
);
const notAChoice = '(?! only| of (?:aus|nz|new)|(?:,|,? ?(?:/|&|or|and)) (?:pr|perm|nz|new|have|citizen)| with\\b)';
/** People whom the job may be for or about; the rest of the sentence decides. */
const people = [
  `\\b${served} (?:the )?(?:${nations}|permanent )?(?:citizens|residents)\\b${notAChoice}`,
  `(?<!non-|permanent residents, |staff are |employees are |applicants are |${nation} |or |and )\\bcitizens\\b${notAChoice}`,
];

/** Who may be anybody in Australia, or its citizens. */
const ofCountry =
  '(?:aussie|australian|kiwi) (?:applicants?|candidates?|workers?|job ?seekers?|people|applications?|staff|employees)';
const locals = [
  // slow-pattern: a sentence has at most 500 characters.
  `(?<=\\b(?:must|need to|needs to|have to|should) be (?:an? )?|\\byou are (?:an? )?)(?:aussie|australian)\\b(?! (?:-|rules|open|owned|made|grown|standards?|business|wool|and relaxed|government|(?:\\w+ )?(?:qualified|registered|certified|based|trained|licensed|compliant|tax)\\b))`,
  `\\b${ofCountry}(?= only\\b)`,
  '\\b(?:aussie|australian|kiwi)(?= only\\b)(?! only (?:brands?|made|owned|products?|produce|content|music|ingredients?|stores?|beef|wines?))',
  `(?<=\\bonly )${ofCountry}(?= (?:need|may|can|please|will|should|are|to)\\b|[.!,;)]|$)`,
  `(?<=\\b${onlyTaken}\\w* )${ofCountry}\\b`,
  '\\b(?:must (?:be|have been)|only (?:people|those|applicants)|need to be) born (?:here|in (?:australia|aus))\\b',
];

const fullRights = anyOf(
  '(?:full|unrestricted|unlimited|permanent|unconditional|full[- ]time|unencumbered|indefinite)',
  '(?<=(?:have|hold|with|possess|requires?|and|,) (?:a )?)complete',
);
const fillers =
  '(?:(?:and|&|time|legal|legally|valid|unrestricted|permanent|ongoing|unlimited|full|fulltime|current|australian?|aust?|au|nz|local|full[- ]time)[ ,/-]+){0,5}';
const work = '(?:live (?:and|&|or) )?(?:legally |lawfully )?(?:work|live)(?: and live)?';
const allowed =
  '(?:legal(?:ly)? |lawful )?(?:rights?|entitled|entitlement|eligib\\w+|permi\\w+|authori[sz]\\w+|allowed)';
/** Being able to work is a skill ("independently"), unless the sentence says "legally" or names a country. */
const able = '(?:legally able|legal ability|able|ability)';
const country = '(?:in|within|for) (?:australia|aus?|new zealand|nz|this country|the country)\\b';
const noLimits = '(?:restrictions?|limits?|limitations?|conditions?|constraints?)';

const full = [
  `\\b${fullRights}[ ,/-]*${fillers}(?:work(?:ings?)?|employment)[ -]?(?:rights?|permits?|permissions?|eligibility|entitlements?|visas?|privileges?|authori[sz]ation|status)\\b`,
  `\\b(?:full|unrestricted|unlimited|unfettered)(?:,? (?:and |& )?(?:unrestricted|legal|valid|permanent))* (?:rights?|ability|eligibility|permission|access) to ${work}\\b`,
  `\\b(?:${allowed} to ${work}\\b|${able} to ${work} ${country})[^.;!?()]{0,40}?\\b(?:without|with no|free (?:of|from)|no)\\b[^.;!?()]{0,20}?\\b${noLimits}\\b`,
  `\\b(?:${allowed}|${able}) to ${work} ${country}[^.;!?(),]{0,10}?\\b(?:full[- ]?time|permanently)\\b`,
  `\\b${allowed} to ${work}\\b[^.;!?(),]{0,25}?\\b(?:full[- ]?time|permanently|indefinitely|on (?:a permanent|an unrestricted|an ongoing) basis|unrestricted)\\b`,
  `\\b(?:permanent|indefinite|ongoing|unlimited|continuing) rights? to ${work}\\b`,
  '\\b(?:work(?:ings?)? rights?|rights? to work|visas?)(?: in \\w+)? (?:must|should|need to) be (?:permanent|full|unrestricted|unlimited|ongoing)\\b',
  `\\b(?:work(?:ings?)? rights?|rights? to work)\\b[^.;!?]{0,25}?\\b(?:without|with no|no|free (?:of|from))\\b[^.;!?()]{0,15}?\\b${noLimits}\\b`,
  '\\b(?:work(?:ings?)? rights?|rights? to work|work eligibility)(?: in \\w+)? ?[:(-] ?(?:must be |need to be )?(?:full|unrestricted|unlimited|permanent)\\b(?! name)',
  '\\bvisas?(?: status| type)? ?[:(-] ?(?:must be )?permanent\\b(?=[.,;!)]|$)',
  `\\bwork(?:ings?)? rights? (?:in \\w+ )?(?:on an? (?:ongoing|permanent|unrestricted) basis|full[- ]time)\\b`,
  `\\b(?:no|without|free of|zero|not have|free from) (?:any )?(?:visa|work(?:ing)?(?: rights?| hours?)?|residency)(?:(?: or |/| )\\w+)? ${noLimits}\\b`,
  `\\bno ${noLimits} (?:on|to|for|around|regarding) (?:\\w+ ){0,3}(?:work(?:ing)? (?:rights?|hours|visa)|visas?|ability to work|rights? to work|work|the hours|your hours|hours)\\b`,
  '\\b(?:must|need(?: to)?|should) be unrestricted\\b|\\b100 ?% work(?:ing)? rights?\\b|\\bfull w(?:rk|k)?[./ ]{0,2}rights?\\b|\\bfull rights? (?:to )?work\\b',
  '\\b(?:must have|need|hold|with|have) full rights\\b(?! to)|\\bfull rights(?= (?:are )?(?:necessary|needed|required|only|essential|a must|please)\\b)',
  '\\b(?:candidates|applicants|students|holders|people|anyone|those|visas?) with (?:unlimited|unrestricted) (?:work(?:ing)? )?hours\\b',
  `\\bunrestricted (?:${nation} )?(?:work(?:ing)? )?visas?\\b|\\bvisa (?:with(?:out| no)) (?:work )?${noLimits}\\b`,
  '\\bvisas? (?:with|that (?:have|has|gives?|allows?)) (?:full[- ]time|full|unrestricted|unlimited) (?:rights?|hours|entitlements?)\\b',
  `\\bvisa\\b[^.;!?(),]{0,25}?\\b(?:lets?|allow\\w*|permit\\w*|with)\\b[^.;!?(),]{0,25}?\\b(?:full[- ]time|unrestricted|unlimited)\\b`,
];

/** Visas with limits, as named in lists: "bridging, student or working holiday visas". */
const limitedKind =
  '(?:student|bridging|working holiday|holiday|temporary|graduate|partner|tourist|visitor|sponsored|\\d{3})';
const join = '(?: ?(?:,|/|&) ?(?:or |and )?| or | and )';
/** Visas that are named without the word. */
const shortName = 'whv|tss|backpackers?|working holiday makers?|\\d{3}(?! [a-z])';
const student = anyOf(
  `(?:${limitedKind}${join}){0,3}students?(?:${join}${limitedKind}){1,3} visas?(?: holders?)?`,
  '(?:international|overseas|foreign) students?',
  'students? (?:on )?visas?(?: holders?)?',
  '(?:holders? of )?(?:an? )?student visa',
  'students? on (?:an? )?visas?',
  `(?:(?:${shortName})${join}){0,3}students?${join}(?:${shortName})`,
  `(?:${shortName})(?:${join}(?:${shortName}))*${join}students?(?! \\w)`,
  '(?:subclass )?500 visas?(?: holders?)?',
  'subclass 500',
  // As one more status of a list: "citizens, permanent residents and students".
  '(?<=(?:STATUS|PEOPLE)(?: holders)?\\)?(?:,|/|,? and|,? or|,? &) ?)students(?! of\\b)',
  '(?<=^|\\b(?:for|to|hire|welcome|suits?|take) )students(?=(?:,|/|,? and|,? or|,? &) ?(?:STATUS|PEOPLE))',
);
const suitable = anyOf(
  'valid|appropriate|relevant|suitable|eligible|current|correct|other|another|work(?:ing)?|temporary|holiday|graduate|bridging|partner|sponsored|legal|existing|any',
);
const right = [
  '\\b(?:working holiday|work(?:ing)?|employment)[ -]?(?:rights?|permits?|permissions?|eligibility|authori[sz]ations?|visas?)\\b(?: visas?| holders?)?',
  `\\b${allowed} to ${work}\\b`,
  `\\b(?:able|ability) to (?:(?:legally|lawfully) (?:live and )?work\\b|(?:live and )?work ${country})`,
  `\\b${suitable} (?:\\w+ )?visas?(?: holders?| status)?\\b`,
  '\\bvisas? (?:that|which|with|allowing|permitting|enabling|entitling|to work|for work\\w*|holders?|status)\\b',
  '\\b(?:visa holders?|subclass \\d{3}|\\d{3} visas?)\\b',
  '\\bright[ -]to[ -]work\\b',
];
const clearanceLevel = anyOf(
  'nv|pv|tspv|ts|tssci|ts/sci|sc|dv|baseline|agsva|top secret|secret|protected|negative vet\\w*|positive vet\\w*',
  'australian government|commonwealth|federal(?: government)?|defen[cs]e|national|government',
);
const clearance = [
  '\\b(?:negative|positive) vett\\w+(?: level)?(?: ?\\(?(?:one|two|[12])\\b\\)?)?(?: \\(\\w+\\))?(?: (?:security )?(?:clearances?|vetting))?',
  '\\b(?:baseline|agsva|nv ?-?[12]|security) vetting\\b|\\bagsva(?: baseline)?\\b',
  `\\b(?:${clearanceLevel}(?: ?\\(\\w+\\))?(?:[ /,-]+(?:or|and|level|security|\\w+ security)\\b)?[ /,-]*){1,3}(?:security )?(?:clearances?|cleared)\\b`,
  '\\bnv ?-?[12]\\b(?: (?:security )?(?:clearances?|cleared))?',
  '\\bbaseline (?:or (?:higher|above|better)|level or above)\\b|(?<=\\b(?:hold|holding|obtain|get|gain|attain|possess) (?:an? )?(?:current |active |valid )?)baseline\\b(?= ?(?:[.,;]|or\\b|and\\b|is\\b|$))',
  '\\b(?:tspv|ts[ /-]pv|ts[ /-]?sci|top secret positive vet\\w*)\\b(?: (?:security )?(?:clearances?|cleared))?',
  '\\b(?:security )?clearances?(?: level| requirements?)?(?: required)? ?[:(–-] ?(?:\\w+ ){0,2}(?:baseline|nv ?[12]|secret|top secret|tspv|pv|negative vetting)\\b\\)?',
];

/** Visas mentioned only in connection with sponsorship, which is not a demand. */
const sponsored = [
  '\\bvisas? (?:and \\w+ )?(?:sponsor\\w*|support|assistance|nominations?)\\b',
  '\\bsponsor\\w*[^.;!?,]{0,40}? (?:on|under|with) (?:an? )?(?:subclass )?\\d{3}(?: ?(?:or|and|/|,) ?\\d{3})*(?: visas?)?\\b',
  '\\bsponsor\\w*(?: (?:an?|any|your|for|of|work|working|temporary|skilled|\\d{3}))* visas?\\b',
];

// slow-pattern: a sentence has at most 500 characters.
const sign = (name: string, patterns: readonly string[]) => [name, new RegExp(patterns.join('|'), 'g')] as const;

/** In the order of matching. Matched words are not matched again, because markers are in capitals. */
const signs = [
  sign('SPONSORED', sponsored),
  sign('OTHER', otherSenses),
  sign('FULL', full),
  sign('PEOPLE', people),
  sign('STATUS', [status]),
  sign('DWELLER', [dweller]),
  sign('LOCALS', locals),
  sign('CLEARANCE', clearance),
  sign('SECURITY', ['\\bsecurity[ -]clear(?:ances?|ed)\\b', '\\bclearances?\\b']),
  sign('TEMPORARY', [
    '\\btemp(?:orary)? (?:work )?(?:visas?(?: holders?)?|residents?)\\b',
    `\\btemporary(?:${join}${limitedKind}){1,3} visas?(?: holders?)?\\b`,
    `(?<=\\b(?:cannot|can't|(?:must|should|may) not|mustn't) (?:currently )?(?:be (?:currently |here )?on|hold|have|need|require) )(?:an? |any )?visas?(?: of any (?:kind|type|sort))?(?: (?:to|in order to) (?:work|live|be|stay)(?: and (?:work|live))?)?(?: (?:here|in (?:australia|aus)))?(?= ?(?:[.,;!)-]|$|and\\b|as\\b|because\\b|due\\b|for this\\b|to (?:apply|be considered)))`,
    '\\bnon-?residents?\\b|\\bother visas?(?: types?| holders?)?(?= (?:will|can|are|is) ?not)',
  ]),
  sign('STUDENT', [`\\b${student}\\b`]),
  sign('HOLDERS', [
    `\\b(?:${suitable} )?visa holders?\\b|\\bholders? of (?:an? )?(?:${suitable} )?visas?\\b`,
    '\\b(?:people|persons?|anyone|those|applicants?|candidates?) on (?:(?:an? )?visas?\\b|any visas?\\b(?= (?:will|can|are|is|need|should|do|must|please)))|\\bvisa applicants?\\b',
  ]),
  sign('RIGHT', right),
  sign('VISA', ['\\bvisas?\\b']),
] as const;

/** "Open to citizens and to permanent residents" is one list. */
const repeatedPreposition =
  /\b(and|or|&) (?:to|for|from) (?=(?:an? |the )?(?:australian|permanent|new zealand|nz|citizens?)\b)/g;

/** Universities call citizens, permanent residents and New Zealanders so; not of a scholarship, and not beside international students. */
// slow-pattern: a sentence has at most 500 characters.
const domesticStudents =
  /(?<!\b(?:scholarships?|courses?|fees?|places?|tuition|discounts?)\b[^.;!?]{0,60})(?<!\b(?:international|overseas) (?:and|or|&) |\/)\bdomestic students?\b(?! (?:and|or|&) (?:international|overseas)|\/)/g;

/** A sentence with markers, without them, and the words that each marker stands for, in the order of the sentence. */
export type Signed = Readonly<{ text: string; plain: string; words: ReadonlyMap<string, readonly string[]> }>;

/**
 * A sentence in lower case, with a marker in capitals for each statement about status, rights, visas and clearances.
 */
export const signed = (sentence: string): Signed => {
  const plain = sentence
    .replace(publicRelations, 'public relations')
    .replace(/\bP\.R\.(?= (?:holders?|only|or|and|status))/g, 'PR')
    .replace(/\bperm\.? res(?:idents?)?\b/gi, 'permanent residents')
    .replace(/\b(aust?\.?|australian|aussie) res\b(?! ?id)\.?/gi, '$1 residents')
    .replace(/\bPR(?:['’]s|s)?\b/g, besidePR.test(sentence) ? 'permanent residency' : 'public relations')
    .toLowerCase()
    .replace(besideCitizen, 'permanent residency')
    .replace(/\(or (nz|new zealand)\)/g, 'or $1')
    .replace(repeatedPreposition, '$1 ')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\bint'?l\.?(?= students?\b)/g, 'international')
    .replace(/\bstudents \(domestic(?: only)?\)/g, 'domestic students')
    .replace(domesticStudents, 'citizens, permanent residents or new zealand citizens')
    .replace(/\bworking holiday visas?(?: holders?)?(?= only\b)/g, 'working holiday makers')
    .replace(/\b(?:an?|any) (?:kind|type|sort|form) of visas?\b/g, 'any visa')
    .replace(
      /\b(?:people|those|anyone|anybody|someone|candidates|applicants|workers|staff) who (?:do not|don't|does not|doesn't|will not|won't) (?:need|require) (?:an? |any )?(?:work )?visas?\b(?! (?:sponsor|support|assist|nominat|transfer|holder|help|appl|check|cost|fee)|\/)/g,
      'citizens, permanent residents or new zealand citizens',
    )
    .replace(
      /\b(?:(?:those|people|persons|applicants) )?born (?:here|in (?:australia|aus))(?:,? or| and|\/) ?naturali[sz]ed\b/g,
      'australian citizens',
    )
    .replace(/\bnaturali[sz]ed (?:citizens?|australians?)\b/g, 'australian citizens')
    .replace(/\b(?:austeo|agao)(?:[- ]eligib\w+)?\b/g, 'an australian citizen')
    .replace(
      /\b(?:(?:able|eligible|entitled|enrolled) to vote in (?:(?:federal|australian|state) )+elections?|on the (?:australian )?electoral roll)\b/g,
      'an australian citizen',
    )
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/\b(wo|ca|do|does|is|are|did|have|has|need|should|would|could)nt\b/g, "$1n't")
    .replace(/\s+/g, ' ');
  const words = new Map<string, readonly string[]>();
  const text = signs.reduce((rest, [name, pattern]) => {
    words.set(name, rest.match(pattern) ?? []);
    return rest.replace(pattern, name);
  }, plain);
  return { text, plain, words };
};
