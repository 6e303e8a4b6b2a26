import {
  type Demand,
  demandedRights,
  isDemandedRights,
  kindOfRights,
  type NamedRights,
} from '@waratah/vocabulary/law/demand';
import { unstated } from '../rule.ts';
import { itemsOf } from '../sentences.ts';
import { asMeant } from '../spelling.ts';
import { type Demanding as Named, joinedAlternatives } from './alternatives.ts';
import { bidsToAsk } from './bids-to-ask.ts';
import { isClosedList, isConditional } from './conditional-welcome.ts';
import type { Demand as Read } from './demand.ts';
import { affirmedQuestionsIn, type DeniedQuestion, deniedQuestionsIn } from './denied-questions.ts';
import { withoutHolidayMakersDenied, withoutVisasDenied } from './denials.ts';
import { speaksOfStaying, speaksOfValidity } from './duration.ts';
import { readByRules, statementIn, takesStudents, welcomesStudents } from './first-reader.ts';
import { speaksOfFullRights, speaksOfLimits } from './fullness.ts';
import { mayDemand } from './in-other-words.ts';
import { speaksOfLimitedHours } from './limited-hours.ts';
import { type Item, inLists } from './lists.ts';
import { namesStatusElsewhere } from './other-languages.ts';
import { mayBindOthers } from './of-others.ts';
import { isPlainWelcome, listedIn, namesHolders, welcomesForSure } from './plain-opening.ts';
import { mayMeanResidency } from './residency-by-letters.ts';
import { type Likelihoods, likelihoodsOf } from './second-reader.ts';
import { takenBackIn } from './taken-back.ts';
import { signed } from './vocabulary.ts';

type Quoted<Kind extends Demand['kind']> = Extract<Demand, { kind: Kind }>;
type Answer = Exclude<Demand, { kind: 'unstated' }>;
type Strict = Quoted<'residents_only' | 'full_rights' | 'unclear'>;

/**
 * Which work rights an ad demands (design section 13), each with its sentence: the strictest conclusion of all
 * sentences. A demand for full rights is dropped if students are welcomed by name.
 */
export const workRightsOf = (sentences: readonly string[]): Demand => {
  const items = inLists(joinedAlternatives(sentences.flatMap(itemsOf)))
    .map((one) => ({ ...one, item: asMeant(one.item).replace(toAgencies, '') }))
    .filter(({ item }) => mention.test(item) || mayDemand(item) || namesStatusElsewhere(item));
  const denied = deniedQuestionsIn(sentences);
  const affirmed = affirmedQuestionsIn(sentences);
  const welcomed = affirmed.filter(({ means }) => means === 'welcome').map(({ quote }) => quote);
  const takenBack = takenBackIn(sentences);
  const isDenied = (quote: string) => denied.some((one) => one.quote === quote);
  const isUnknown = (quote: string) => affirmed.some((one) => one.quote === quote && one.means === 'unknown');
  const answers = [
    ...items
      .filter(({ quote }) => !welcomed.includes(quote))
      .flatMap(answersIn)
      .filter(({ quote }) => !isDenied(quote))
      .map((answer) => (answer.kind === 'open' && isUnknown(answer.quote) ? unclear(answer.quote) : answer)),
    ...welcomed.map((quote): Answer => ({ kind: 'open', quote })),
    ...takenBack.filter((quote) => !isDenied(quote)).map((quote) => unclear(quote)),
    ...denied.flatMap(answerToDenied),
  ];
  const residency = strictest(answers, 'residents_only');
  if (residency) {
    const isContradicted = items.some(({ item }) => alsoWelcome.test(item)) || bidsToAsk(sentences);
    return isContradicted ? unclear(residency.quote) : withClearance(widened(residency, answers), answers);
  }
  const full = strictest(answers, 'full_rights');
  if (!full) return strictest(answers, 'unclear') ?? answers.find(({ kind }) => kind === 'open') ?? unstated;
  const students = items.find(
    ({ item, quote }) =>
      takenBack.length === 0 &&
      welcomesStudents(item) &&
      !isDenied(quote) &&
      (welcomed.includes(quote) || !isDoubtful(item)),
  );
  return students ? { kind: 'open', quote: students.widest } : withHours(full, answers);
};

/** Said to others than the reader: "Must have working rights, no agencies please". */
const toAgencies =
  /[ ,(–-]{1,3}no (?:agenc(?:y|ies)|recruiters?|recruitment (?:agencies|firms|consultants)|time[ -]?wasters)(?: please)?\b\)?/i;

/** One that does not tell whom it names comes after those that do; then those that name whom they take, or alone do not take. */
const rankOf = ({ rights }: Strict) => {
  if (rights === undefined) return demandedRights.length;
  if (rights === 'no_holiday_makers') return demandedRights.length + 2;
  return isDemandedRights(rights) ? demandedRights.indexOf(rights) : demandedRights.length + 1;
};

const strictest = (answers: readonly Answer[], kind: Strict['kind']): Strict | undefined =>
  answers
    .flatMap((answer) => (answer.kind === kind && isDemanding(answer) ? [answer] : []))
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0];

const isDemanding = (answer: Answer): answer is Strict => answer.kind !== 'open';

const rightsIn = (answers: readonly Answer[]) => answers.flatMap((answer) => (isDemanding(answer) ? [answer] : []));

const ofResidents: ReadonlySet<NamedRights | undefined> = new Set(['residents', 'residents_nz', 'residents_cleared']);

/**
 * Sentences that name different people: one of them widens the other ("New Zealand citizens may apply too"). If one names
 * citizens only, it may also narrow the other, so that it does not tell whom the ad means.
 */
const widened = (strict: Strict, answers: readonly Answer[]): Strict => {
  const named = new Set(
    rightsIn(answers).flatMap(({ kind, rights }) => (kind === 'residents_only' ? (rights ?? []) : [])),
  );
  const forResidents = named.has('residents') || named.has('residents_nz');
  if (strict.rights === 'citizens_nz' && forResidents) return { ...strict, rights: 'residents_nz' };
  if (strict.rights === 'residents' && named.has('residents_nz')) return { ...strict, rights: 'residents_nz' };
  const isWider = forResidents || named.has('citizens_nz');
  return strict.rights === 'citizens' && isWider ? { kind: strict.kind, quote: strict.quote } : strict;
};

/** Residents and a clearance, demanded in two sentences, are one demand: few residents get a clearance. */
const withClearance = (strict: Strict, answers: readonly Answer[]): Strict => {
  const demanding = rightsIn(answers);
  const clearance = demanding.find(({ rights }) => rights === 'clearance');
  const isForResidents =
    ofResidents.has(strict.rights) ||
    (strict.rights === 'clearance' &&
      demanding.some(({ kind, rights }) => kind === 'residents_only' && ofResidents.has(rights)));
  return clearance && isForResidents ? { ...strict, quote: clearance.quote, rights: 'residents_cleared' } : strict;
};

const limitedOnes: Partial<Record<NamedRights, NamedRights>> = {
  full_hours: 'no_students',
  no_students: 'no_holiday_makers',
};

/** Hours without a limit, or no holiday makers, and no students, in two sentences, shut out all whose rights are limited. */
const withHours = (strict: Strict, answers: readonly Answer[]): Strict => {
  const other = strict.rights && limitedOnes[strict.rights];
  return other && rightsIn(answers).some(({ rights }) => rights === other)
    ? { ...strict, rights: 'full_rights' }
    : strict;
};

/** A second sentence that takes holders of visas too, and so contradicts the demand: "Holders of temporary visas are also encouraged to apply." */
// slow-pattern: an item has at most 500 characters.
const alsoWelcome =
  /\b(?:international students|student visa holders|visa holders)(?: are)?(?: (?!not\b)\w+)? (?:encouraged|welcome|invited) to apply\b|\ball (?:\w+ ){0,2}visas (?:are )?(?:considered|welcome|accepted)\b|\b(?:visas?|visa holders|international students|temporary residents)\b[^.;!?]{0,60}?\b(?:(?:are|is|may|can|will be) (?:also|equally|just as) |(?:may|can) apply (?:too|as well|also)|(?:are|is) (?:welcome|encouraged|considered|accepted|eligible)(?: to apply)? (?:too|as well|also))|\b(?:we )?(?:also|equally) (?:welcome|consider|accept|take|hire|encourage)\b[^.;!?]{0,40}?\b(?:visas?|visa holders|international students)\b/i;

const mention =
  /citi[zs]en|resid|immigration|born (?:in|here)|naturali[sz]ed|permanent status|australians?\b|aussie|kiwi|new zealander|subclass|\b(?:perm|aust?|australian|aussie)\.? res|\bP\.R\.|medicare|hecs|centrelink|jobseeker|locals|foreigner|internationals\b|hours|\bfull rights (?:are )?(?:necessary|needed|required|only|essential|a must|please)|\b(?:must have|need|hold) full rights\b|\bw[./]{1,2} ?rights|\bPRs?\b|visa|student|\bwork|employment|passport|backpacker|whv|whm|\bTR\b|\b4[01]7s?\b|\b462s?\b|\b48[25]s?\b|\b500s?\b|vetting|cleared|clearance|\bNV|restrict|national|permanently|indefinitely|(?:lived?|living|stay|staying|remain|remaining)(?: with us| here)? in|agsva|baseline|tspv|ts\/sci|austeo|agao|elections?\b|electoral|foreign[- ]born|traveller|holiday|\bitar\b|export control|\bhours?\b|\bcap\b|\buncapped|limited|must have pr\b/i;

/** Kinds of visas that an ad may take beside citizens and residents, and words that take others too. */
const someVisas =
  /\b(?:partner|spouse|bridging|protection|refugee|graduate|working holiday|(?:subclass )?(?:189|190|309|417|462|482|485|491|494|820))\b(?: [\w/-]+){0,2} visas?\b|\bvisas? \(?(?:subclass )?(?:189|190|309|417|462|482|485|491|494|820)\b/i;
const anyVisas =
  /\b(?:students?|500|any|all|valid|appropriate|relevant|suitable|eligible|correct|current|temporary|other|work(?:ing)? visas?|rights?|entitle\w+|permi\w+|welcome\w*|encouraged|considered)\b/i;
const isDemanded = /\b(?:must|only|need|needs|required|have to)\b/i;

/** "Permanent residents, or a partner visa": it takes some visas, and does not say that it takes others. */
const takesOnlySome = (item: string) => isDemanded.test(item) && someVisas.test(item) && !anyVisas.test(item);

/** "PR / 485 / 491": citizens and residents are not all whom it takes. */
const visaNumber = /(?:^|[\s,/(:])(?:417|462|482|485|489|491|494|500)(?=[\s,/).]|$)/;
const denial = /\b(?:no|not|nor|cannot|except|without)\b|n['’]?t\b/i;
const namesVisas = (item: string) => (visaNumber.test(item) || someVisas.test(item)) && !denial.test(item);

/** People whom a visa names, in a sentence with markers (vocabulary.ts) or without. */
const holders =
  '(?:STUDENT|HOLDERS|VISA|RIGHT|TEMPORARY|\\bstudents?\\b|\\bdual nationals?\\b|\\bforeign[- ]born\\b|\\bbackpackers?\\b|\\bwhv\\b|\\bworking holiday makers?\\b|\\btr\\b|\\b(?:417|462|482|485|491|500)s?\\b)';
const denying = "(?:\\b(?:no|nobody|not|never|cannot|stop(?:ped)?|unable|non)\\b|n't\\b)";
// slow-pattern: a sentence has at most 500 characters.
const deniesHolders = new RegExp(
  `${denying}[^.;!?]{0,25}?${holders}|${holders}[^.;!?]{0,20}?(?:${denying}|\\b(?:skip|scroll)\\b)`,
);
// slow-pattern: a denial has at most 90 characters.
const harmless =
  /sponsor|nominat|SPONSORED|discriminat|without (?:an? |the |any |valid )*(?:VISA|RIGHT)|\b(?:no|not|n't|without)\b[^.;!?]{0,15}\b(?:need(?:ed)?|minimum|required|essential|necessary|matter|problem|issue|limited|restricted|fees?|costs?|experience|sure|only|just)\b|\bneed not\b(?! apply)|\bdo(?:es)? ?n['o]t (?:need|matter|require|have to|worry)|regardless|whether or not|\bif not\b|\bif (?:you|they|u)\b[^.;!?]{0,15}(?:\bnot\b|n't)|n't (?:care|mind)|(?:\b(?:not?|never|nobody|no one|nothing(?: here)?)\b|n['’]t)(?: (?:may|can|will|should|ever|has an?|have an?)){0,3} (?:affects?|threatens?|counts? against|changes?|effect on|pay (?:you )?less)\b|\bnon-?(?:citizens?|residents?|pr)\b[^.;!?]{0,20}welcome/i;
/** Longer sentences say more than who is not taken. */
const longestDenial = 90;

/** "No backpackers please", "visa holders pls skip": in few words, that holders of some visa are not wanted. */
const seemsToDeny = (item: string) => {
  const { text } = signed(item);
  return text.length <= longestDenial && deniesHolders.test(text) && !harmless.test(text);
};

/** Rules about arms by which the nationalities of a person decide. */
// slow-pattern: an item has at most 500 characters.
const exportControls =
  /\b(?:itar|export controls?)\b[^.;!?]{0,30}\b(?:restrict\w*|requirements?|eligib\w*|conditions?)\b[^.;!?]{0,15}\b(?:apply|applies|must be met)\b|\b(?:meet|satisfy|subject to|eligible under)\b[^.;!?]{0,15}\b(?:itar|export controls?)\b/i;

/** A status that its words do not name; the Australian Public Service takes citizens. */
const permanentStatus =
  /\b(?:hold|have|has|possess) (?:a )?permanent status (?:in (?:australia|aus)|here)\b|\beligible for (?:employment (?:with|by|in) the )?(?:australian|commonwealth|federal) (?:government|public service|aps)\b/i;

/** Words that are enough for a question if no rule matches and the second reader sees a demand. */
const speaksOfRights =
  /citi[zs]en|permanent resid|clearance|\bvisas?\b|\bwork(?:ing)? (?:rights?|permits?)\b|\bnationality\b/i;

/** About people and what they may do, not about hours or a contract. */
const mentionsRights = /\b(?:rights?|visas?|entitle\w+|eligib\w+|permits?|australia)\b/i;

/**
 * Below these probabilities the second reader contradicts the rules: a rule that is certain of a demand or of an
 * opening, one that is not certain, and no matching rule. An opening needs a higher one, because telling students
 * wrongly that a job is open is the worst error.
 */
const least = { demand: 0.25, opening: 0.4, unsure: 0.6, silence: 0.1 } as const;

const welcomesOthers = /\bnon[- ]?(?:citizens?|residents?)(?: (?:are|also|very|most))* welcome\b/i;

/** "Open to all visa holders." */
const plainWelcome =
  /^\W*(?:(?:this|the) (?:role|job|position) is |we are )?open to (?:all |any )?(?:temporary )?visa ?holders\W*$/i;

/** "We are happy to take over (nominate) 482 visa holders." */
const takesOver =
  /\b(?:happy|able|willing|glad|keen) to (?:\w+ ){0,3}(?:\(?(?:re)?nominate\)?|take over|transfer) (?:existing |current )?(?:482|457|tss)\b/i;

/** How long rights must last, in a sentence that shuts out nobody by name. */
const lastingAsked = (item: string): NamedRights | undefined => {
  if (speaksOfStaying(item)) return 'permanent_rights';
  return speaksOfValidity(item) ? 'no_temporary' : undefined;
};

/** Full rights of somebody who may stay for good: "no visa restrictions, and here permanently". */
const withStaying = (demand: Read, item: string): Read =>
  demand.kind === 'full' && speaksOfStaying(item) ? { ...demand, rights: 'permanent_rights' } : demand;

const isOpening = (demand: Read | undefined) =>
  demand === undefined || demand.kind === 'open' || demand.kind === 'mention';

/** Whether a sentence that no rule reads as a demand may still shut out somebody. */
const isDoubtful = (item: string) => {
  const statement = statementIn(item);
  return (
    (namesHolders(statement) && !isPlainWelcome(statement)) ||
    speaksOfLimitedHours(statement) ||
    mayMeanResidency(item) ||
    mayDemand(item)
  );
};

const isStrict = (kind: Read['kind'] | undefined) => kind === 'residents' || kind === 'full' || kind === 'clearance';

/** What a sentence says against some visas changes nothing of whom it takes: "citizens only, no partner visas". */
const answersIn = (one: Item): readonly Answer[] => {
  const { item, quote } = one;
  const rest = withoutHolidayMakersDenied(item);
  if (rest !== undefined) return [...answersIn({ ...one, item: rest }), unclear(quote, 'no_holiday_makers')];
  const accepting = withoutVisasDenied(item);
  const isFirm = accepting !== item && readByRules(accepting)?.kind === 'residents';
  return answersTo(isFirm ? { ...one, item: accepting } : one);
};

/** Words that shut somebody out are at least a question. */
const answerToDenied = ({ quote, said }: DeniedQuestion): readonly Answer[] => {
  const answers = answersIn({ item: said, quote, widest: quote, isHope: false });
  return answers.some(isDemanding) ? answers : [unclear(quote)];
};

const answersTo = (one: Item): readonly Answer[] => {
  const { item, quote, isHope } = one;
  if (welcomesOthers.test(item) || plainWelcome.test(item) || (takesOver.test(item) && !denial.test(item)))
    return [{ kind: 'open', quote }];
  if (namesStatusElsewhere(item)) return [unclear(quote)];
  if (!isHope && !isConditional(item) && !mayDemand(item) && welcomesForSure(statementIn(item)))
    return [{ kind: 'open', quote: one.widest }];
  const demand = readByRules(item);
  if (
    demand?.kind === 'open' &&
    !isHope &&
    (speaksOfFullRights(item) || isConditional(item) || isClosedList(item) || takesOnlySome(item) || seemsToDeny(item))
  )
    return [unclear(quote, demand.rights)];
  const lasting = isHope || isStrict(demand?.kind) ? undefined : lastingAsked(item);
  if (lasting) return [unclear(quote, lasting)];
  if (demand?.kind === 'residents' && namesVisas(item)) return [unclear(quote, demand.rights)];
  if (demand && isStrict(demand.kind) && mayBindOthers(item)) return [unclear(quote, demand.rights)];
  if (demand?.kind === 'mention' && !isHope && seemsToDeny(item)) return [unclear(quote)];
  if (isOpening(demand) && !isHope && isDoubtful(item))
    return [unclear(quote, listedIn(statementIn(item)) ?? demand?.rights)];
  if (demand) return [isHope ? inHopes(one, demand) : answerOf(one, withStaying(demand, item))];
  if ((mentionsRights.test(item) && speaksOfFullRights(item)) || speaksOfLimits(item))
    return [unclear(quote, 'full_rights')];
  if (seemsToDeny(item) || exportControls.test(item) || permanentStatus.test(item)) return [unclear(quote)];
  return speaksOfRights.test(item) && (likelihoodsOf(item)?.open ?? 1) < least.silence ? [unclear(quote)] : [];
};

const unclear = (quote: string, rights?: NamedRights): Answer => ({
  kind: 'unclear',
  quote,
  ...(rights && { rights }),
});

/**
 * If the rules and the second reader disagree, the answer is unclear. Where it knows no word, the rules alone are enough
 * for an opening, and for people whom the sentence names ("Aussies only").
 */
const answerOf = ({ item, quote, widest }: Named, { kind, sure, rights }: Read): Answer => {
  if (kind === 'unclear') return unclear(quote, rights);
  if (kind === 'mention') return { kind: 'open', quote: widest };
  const likely = likelihoodsOf(kind === 'open' ? item : withoutRemarks(item));
  const isAgreed =
    (kind === 'open' && takesStudents(item)) ||
    (likely ? agreement(kind, likely) >= leastFor(kind, sure) : kind === 'open' || (kind === 'residents' && sure));
  if (!isAgreed) return unclear(quote, rights);
  if (kind === 'open') return { kind: 'open', quote: widest };
  if (rights && isDemandedRights(rights)) return { kind: kindOfRights(rights), quote, rights };
  return { kind: kind === 'full' ? 'full_rights' : 'residents_only', quote };
};

/** A demand without the remarks in brackets behind it, which would make it look milder: "(it is a condition of the contract)". */
const withoutRemarks = (item: string) =>
  item.replace(/\((?:it is|it['’]s|this is|sorry|as|because|due to)\b[^()]{0,120}\)/i, '');

const agreement = (kind: Read['kind'], { residents, full, open }: Likelihoods) =>
  kind === 'open' ? open : residents + full;

const leastFor = (kind: Read['kind'], sure: boolean) =>
  sure ? least[kind === 'open' ? 'opening' : 'demand'] : least.unsure;

/** Clearances are listed as preferences. A status below such a heading may already be the first line after the list. */
const inHopes = ({ quote, widest }: Named, { kind, rights }: Read): Answer =>
  kind === 'open' || kind === 'mention' || kind === 'clearance'
    ? { kind: 'open', quote: widest }
    : unclear(quote, rights);
