import { find, pattern, type Quoted, type Rule, type Unstated, unstated, within } from './rule.ts';
import { full, marks, nation, nationals, residencyAlone, several, statuses } from './work-rights-words.ts';

/** Which work rights an ad demands (design section 6, gate). */
export type WorkRights = Quoted<'residents_only'> | Quoted<'full_rights'> | Unstated;

/** 'opens' takes back what another sentence seems to demand of students; 'nothing' only decides its own sentence. */
type Says = 'residents_only' | 'full_rights' | 'opens' | 'nothing';

const students = pattern`\b(?:(?:international|overseas|foreign) students?|students? (?:on )?visas?(?: holders?)?|student visa|subclass 500|500 visas?|holders of a student visa)\b`;
const anyVisa = pattern`\b(?:visa holders?|(?:all|any|every|different) (?:\w+ )?visas?(?: types?| holders?| status)?|work(?:ing)? visa|temporary residents?|working holiday)\b`;
const rightToWork = pattern`\b(?:work(?:ing)? rights?|rights? to work|work(?:ing)? permits?|(?:legally )?(?:entitled|eligible|permitted|allowed|authori[sz]ed|able) to (?:legally )?work|(?:valid|appropriate|relevant|suitable|eligible|current|correct|other|work(?:ing)?|temporary|holiday|graduate|bridging|partner|sponsored) visas?|visas? (?:that|which|with|allowing|permitting|to work|holders?)|subclass \d{3})\b`;
/** A few words that bring in no other status. */
const few = String.raw`(?:(?:those|anyone|anybody|people|persons|candidates|applicants|others) (?:with|who (?:hold|have)|holding|on) )?(?:(?!with\b|who\b|residen|ie\b|i\.e)[\w'’.-]+[\s,]+){0,6}?`;
const fewer = String.raw`(?:(?!${statuses}|residen|\bi\.?e\b|:)[^;]){0,40}?`;

/** As `within`, but neither across a dash nor a full stop. */
const sameBreath = String.raw`(?:(?! [-–—|*] )[^;!?.]){0,40}?`;

const denied = pattern`\b(?:no|not|cannot|can['’]?t|unable|aren['’]?t|isn['’]?t|won['’]?t|exclud\w+|ineligible|unsuitable)\b`;
const preferred = pattern`\b(?:prefer\w*|desir\w+|advantage\w*|ideal\w*|favou?r\w*|priorit\w+|bonus|a plus|highly regarded|well regarded|nice to have|beneficial|not (?:required|essential|necessary|mandatory|needed|a requirement))\b`;
const clearance = pattern`\bNV[ -]?[12]\b|\b(?:negative|positive) vetting\b|\b(?:PV|baseline|AGSVA|top secret|TSPV|NV)\b${within(25)}\b(?:clearance|vetting)\b|\b(?:australian government|agsva|defen[cs]e|federal)\b${within(15)}\bsecurity clearance\b|\bclearance\b${within(25)}\b(?:baseline|AGSVA)\b`;

const rule = (name: string, says: Says, words: RegExp): Rule<Says> => ({ name, says, pattern: words });

const rules: readonly Rule<Says>[] = [
  rule(
    'temporary visas excluded',
    'residents_only',
    pattern`\bno visa holders\b|\b(?:no|not)\b${within(20)}\btemporary visas?\b|\btemporary (?:visas?|residents?)(?: holders?)?\b${within(40)}${denied}|(?<!student )(?<!holiday )\bvisa holders\b${within(25)}\b(?:cannot|not (?:be )?(?:considered|eligible|accepted)|need not apply)\b`,
  ),
  rule(
    'students excluded',
    'full_rights',
    pattern`${denied}${within(40)}${students}|${students}${within(50)}\b(?:cannot|need not|unable|ineligible|not (?:be |currently |yet )*(?:consider\w*|eligible|accept\w*|suit\w*|able|apply|permitted|appropriate))\b`,
  ),
  rule(
    'students welcome',
    'opens',
    pattern`${students}${within(60)}\b(?:welcome|encouraged|invited|considered|accepted|may apply|can apply|eligible|suit\w*|ok)\b|\b(?:welcom\w+|encourag\w+|invit\w+|open to|accept\w*|suit\w*|consider\w*|great for|perfect for)\b${within(40)}${students}`,
  ),
  rule(
    'all visas welcome',
    'opens',
    pattern`\b(?:all|any|every|different) (?:\w+ ){0,2}visa(?:s|\b)${within(40)}\b(?:welcome|encouraged|invited|considered|accepted|may apply|can apply|ok|fine)\b|\b(?:welcom\w+|encourag\w+|open to|accept\w*|consider\w*)\b${within(50)}\b(?:all|any|every|different) (?:\w+ ){0,2}visa`,
  ),
  rule(
    'a demand beside a hope',
    'residents_only',
    pattern`\bmust be (?:an? )?${statuses}(?!${sameBreath}${preferred})(?![^]*\b(?:visas?|permits?|rights?)\b)`,
  ),
  rule(
    'a hope, not a demand',
    'nothing',
    pattern`(?:${statuses}|${full}|${clearance})${sameBreath}${preferred}|${statuses} (?:are |is |both )?(?:strongly )?encouraged\b|${preferred}${within(50)}(?:${statuses}|${full}|${clearance})`,
  ),
  rule(
    'status does not matter',
    'nothing',
    pattern`\b(?:regardless|irrespective|whatever|no matter)\b${within(40)}${statuses}|\bno ${statuses} (?:is |are )?(?:required|needed|necessary)\b|\b(?:no|without) (?:need|requirement)\b${within(30)}(?:${statuses}|${full})|\b(?:do not|don['’]?t|need not|needn['’]?t|not have to|not need)\b${within(25)}(?:${statuses}|${full})|\bif\b${within(30)}\bnot\b${within(25)}${statuses}|\bwhether\b${within(40)}${statuses}`,
  ),
  rule(
    'a way to residency',
    'nothing',
    pattern`\b(?:pathways?|path|road|route|points|towards?|leading|lead|apply(?:ing)? for|support\w*|help\w*|assist\w*|sponsor\w*|opportunit\w+|chance|gain|obtain|migration|future)\b${within(25)}${residencyAlone}|${residencyAlone} (?:pathways?|opportunit\w+|support|sponsor\w+|application|points)\b`,
  ),
  rule(
    'status or full rights',
    'full_rights',
    pattern`${statuses}\s*[,/]?\s*(?:\bor\b|\/|\bcan\b|\bwith or\b)\s*${few}${full}|${full}\s*(?:,|\bor\b|\/)\s*${few}${statuses}`,
  ),
  rule(
    'full rights or a student visa',
    'nothing',
    pattern`${full}\s*,?\s*(?:\bor\b|\/|\band\b)\s*${few}(?:${students}|\b(?:part|limited|restricted|partial|valid|appropriate|relevant|temporary|working holiday|bridging)\b)|(?:${students}|\b(?:part|limited|restricted|partial)\b)\s*(?:\bor\b|\/)\s*${few}${full}|\bfull (?:or|and|\/) (?:part|limited|restricted)`,
  ),
  rule(
    'status or another visa',
    'nothing',
    pattern`${statuses}\)?\s*,?\s*(?:(?:\bor\b|\band\/or\b|\/)\s*${few}(?:${rightToWork}|${students}|${anyVisa})|(?:,|\band\b|&)\s*(?:\w+ ){0,3}(?:${anyVisa}|${students}))|(?:(?<!${statuses} )${rightToWork}|${anyVisa}|${students})${fewer}(?:,|\bor\b|\/)\s*(?:(?:an?|be|are|is|being|hold|have|with) )*${statuses}(?!${within(20)}\bonly\b)`,
  ),
  rule(
    'not without status',
    'residents_only',
    pattern`\bwithout\b(?: \w+){0,3} ${statuses}${within(60)}\b(?:not|cannot|no)\b|\b(?:no|not)\b${within(80)}\bwithout\b(?: \w+){0,3} ${statuses}`,
  ),
  rule(
    'rights, that is status',
    'residents_only',
    pattern`(?:${full}|${rightToWork})${within(25)}(?:\(|\bi\.?e\b\.?|[:–-]|\bthat is\b|\bbeing\b|\bas an?\b)[\s,:]*(?:an? )?${statuses}(?!${within(60)}\b(?:visas?|permits?)\b)`,
  ),
  rule(
    'only citizens or residents',
    'residents_only',
    pattern`${statuses}${within(45)}\bonly\b|(?<!\bnot )\bonly\b${within(50)}${statuses}|\b(?:restricted|limited|exclusive\w*|reserved|confined)\b${within(25)}${statuses}`,
  ),
  rule(
    'open to citizens or residents',
    'residents_only',
    pattern`\b(?:open|available|offered) to\b${within(25)}${statuses}|${statuses}\)?,? (?:may|can|are (?:eligible|able|invited|encouraged|welcome)|will be (?:considered|accepted|eligible)|need apply|to apply)`,
  ),
  rule(
    'must be a citizen or resident',
    'residents_only',
    pattern`\b(?:must|need to|needs to|required? to|have to|has to|should|you are|you['’]re|shall|to be|will be|applicants? (?:are|be)|candidates? (?:are|be)|you have|who (?:are|is|hold|have)|we need|seeking|looking for)\b(?: (?!(?:not|for|with|by|from|on|help|serve|assist|support|provide)\b|to (?!be\b|hold\b|have\b|possess\b))[\w'’/-]+){0,7}?,? ${statuses}`,
  ),
  rule(
    'status required',
    'residents_only',
    pattern`${statuses}\)?${within(35)}\b(?:required|essential|mandatory|mandate|compulsory|necessary|needed|a must|must|condition|requirements?|prerequisite|pre-requisite)\b|\b(?:requires?|required|requiring|requirements?|mandatory|essential|prerequisite|condition|demands?|subject to|conditional (?:up)?on|dependent (?:up)?on)\b${within(35)}${statuses}`,
  ),
  rule(
    'proof of status',
    'residents_only',
    pattern`\b(?:proof|evidence|confirmation|hold(?:ers?|ing)?|possess\w*|have|having|as an?)\b(?: (?:of|an?|your|valid|current|either|be))* ${statuses}`,
  ),
  rule(
    'labelled status',
    'residents_only',
    pattern`^(?:work(?:ing)? rights?|visa(?: status| requirements?)?|eligibility|residen\w+(?: status)?|rights? to work(?: in australia)?|requirements?|applicants?|status|candidates?)\s*[:–=-]\s*(?:\w+ ){0,3}${statuses}|^${statuses}\s*[:–=-]\s*(?:must be )?(?:${nation}|${statuses})`,
  ),
  rule(
    'status alone',
    'residents_only',
    pattern`^(?:(?:an?|be|are|is|being|current|valid) )*${statuses}(?: status| visa| holders?)?\s*(?:\([^)]{0,40}\))?[\s.,]*$`,
  ),
  rule('clearance', 'residents_only', clearance),
  rule('full rights', 'full_rights', pattern`${full}`),
  rule('citizen or resident, named', 'residents_only', pattern`${several}`),
  rule(
    'citizens, named',
    'residents_only',
    pattern`(?<!\b(?:for|of|to|help|helps|serve|serving|all|assist|protect|by|many|every|among|from|million|and) )${nationals}`,
  ),
];

/** The strictest demand of all sentences; one for full rights falls where students are welcomed by name. */
export const workRightsOf = (sentences: readonly string[]): WorkRights => {
  const findings = sentences.flatMap((sentence) => {
    const found = mention.test(sentence) ? find(sentence, rules, marks) : undefined;
    return found ? [{ says: found.rule.says, quote: found.quote }] : [];
  });
  const residents = findings.find(({ says }) => says === 'residents_only');
  if (residents) return { kind: 'residents_only', quote: residents.quote };
  const demanded = findings.find(({ says }) => says === 'full_rights');
  if (!demanded || findings.some(({ says }) => says === 'opens')) return unstated;
  return { kind: 'full_rights', quote: demanded.quote };
};

const mention = /citizen|residen|\bPRs?\b|visa|student|\bwork|employment|vetting|clearance|\bNV|hours/i;
