import { anyOf } from './rule.ts';

/** Words that begin a sentence or a list item of an ad. Feeds often lose the line break before them. */
const openers = [
  'A|An|Able|Ability|About|Access|Active|Advanced|All|Also|Any|Applicants?|Applications?|Apply|Are|As|At|Attention',
  'Bachelor|Background|Based|Be|Being|Benefits|Bonus|Business hours|By',
  'Candidates?|Casual|Certified|Clear|Click|Client|Commitment|Communication|Competitive|Contract|Contact|Current|Currently',
  'Day|Degree|Demonstrated|Desirable|Desired|Details|Do|Does|Due|Duration|Duties',
  'Education|Eligible|Eligibility|Employment|English|Essential|Evidence|Excellent|Existing|Experience|Experienced|Exposure',
  'Familiarity|Flexible|Fluent|For|From|Full|Fully|Good|Great|Have|Having|High|Highly|Hold|Hours|How|However|Hybrid',
  'Ideal|Ideally|If|Immediate|Important|In|Interested|It|Job|Join|Key|Knowledge|Legal|Legally|Length|Located|Location',
  'Mandatory|Minimum|Must|My|Need|Nice|No|Non|Not|Note|Offer|On|Ongoing|Only|Open|Our|Overview|Own',
  'Part|People|Please|Position|Possess|Preferably|Preference|Preferred|Previous|Proficien\\w+|Proof|Proven',
  'Qualifications?|Relevant|Remote|Report|Requirements?|Required|Responsibilities|Rights?|Role',
  'Salary|Schedule|Security|Seeking|Send|Should|Show|Skills|Solid|Someone|Sorry|Sponsorship|Start|Strong|Successful|Supplemental|Support',
  'Temporary|Tertiary|That|The|Then|There|These|They|This|Those|To|Type',
  'Unable|Understanding|Unfortunately|Unlimited|Unrestricted|Valid|Visa|We|What|When|Who|Why|Will|Willing|Willingness|With|Work|Working|You|Your',
].join('|');

/** Words about visa status, which begin a new item if they follow a word that ends one. */
const statuses =
  'Australians?|Aussies?|Kiwis?|Nationality|Residenc[ey]|Citizens?|Citizenship|Permanent|PR|NV[12]|Baseline|AGSVA|International|Student|Negative|Defence';

/** Words after which an item has certainly ended. */
const closers = anyOf(
  'preferred|desirable|desired|advantageous|advantage|regarded|beneficial|favourably|plus|bonus|ideal',
  'required|essential|mandatory|necessary|compulsory|needed',
  'skills?|experience|knowledge|degree|qualifications?|certifications?|environment|team|teams|stakeholders?',
  'role|position|contract|extensions?|extension|immediately|week|month|months|years|ability|apply|start',
);

/** Words that cannot end an item, so a capital letter after them does not begin a new one. */
const middles = anyOf(
  'a|an|the|this|that|these|those|any|all|each|every|no|not|only|both|either',
  'of|in|on|at|to|for|from|by|with|without|as|than|via|per|within|under|over|into|about|between',
  'and|or|nor|but|if|who|which|whose|when|while|because',
  'is|are|be|been|being|was|were|have|has|had|having|hold|holds|holding|possess|require|requires|need|needs|must|will|can|may|should|would|shall',
  'you|we|they|it|our|your|their|its|my|his|her|full|valid|current|existing|unrestricted|unlimited|permanent|legal|appropriate|relevant|australian|ongoing|active|minimum|security|work|working',
);

/** Words after which any capital letter without a space begins a new item. */
const keys = anyOf(
  'PR|WHV|TSS|[NP]V ?-?[12]|[Vv]etting(?: [12])?|[Cc]iti[sz]en(?:s|ship)?|[Rr]esiden(?:ts?|cy)|[Rr]ights|[Vv]isas?|[Cc]learances?|[Pp]ermanent|Aussies?|Australians?',
  'week|fortnight|annum|hour|Australia|only|required|essential|mandatory|preferred|desirable|advantage|apply|considered',
);

/** Words that always begin a new sentence, whatever precedes them. */
const surely =
  'Must|You|We|Please|Applicants?|Candidates?|Only|The|This|If|Ideally|To|Our|Your|Due|Unfortunately|Sorry|Nice-to-[Hh]ave';

/** Words of headings that say how important the items of their list are. */
const headings =
  'Desirable|Preferred|Essential|Mandatory|Nice[- ]to[- ][Hh]ave|Required|Bonus|DESIRABLE|PREFERRED|ESSENTIAL|MANDATORY';

const notIn = (words: string) => `(?<!(?<![\\p{L}\\d])${words} )`;
const anyCase = (words: string) => words.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * Positions where a line break was lost, so that a new item begins without a full stop: joined words
 * ("activitiesAustralian"), a capitalised opening word after a word that can end an item, a word about status after one
 * that certainly ends an item, and headings.
 */
// slow-pattern: looks only so far around each place, and takes nothing.
export const lostLineEnd = new RegExp(
  anyOf(
    `(?<=\\p{Ll}{2}|[)!?%+\\d])(?=(?:${openers}|${statuses})\\b(?! ?[/-]))(?<!\\b(?:Java|Type|Power|Share|My|Mc|Mac))`,
    `(?<=\\b${keys})(?=\\p{Lu}\\p{Ll})`,
    // Names may have capitals inside, but begin with one.
    '(?<=(?<![\\p{L}\\d])\\p{Ll}{4,20})(?=\\p{Lu}\\p{Ll}|\\p{Lu}{4,20}\\b)',
    '(?<=\\p{Lu}{4})(?=\\p{Lu}\\p{Ll}{2})',
    ` (?<=(?:(?<![\\p{L}\\d])\\p{Ll}[\\p{Ll}\\d'’-]{0,20}|[)%+*]) )${notIn(middles)}(?=(?:${openers}) [^\\s:])`,
    ` (?<=[\\p{L}\\d)%+*] )${notIn(anyCase(middles))}(?=(?:${surely}) \\p{L})`,
    ` (?<=\\b${anyCase(closers)} )(?=(?:${statuses})\\b)`,
    ` (?<=[^\\s:,&/-] )(?=(?:${headings})(?: [\\w-]+){0,2} ?:)`,
  ),
  'gu',
);
