import { type Quoted, type Unstated, unstated } from '../rule.ts';
import { itemsOf } from '../sentences.ts';
import type { Demand } from './demand.ts';
import { readByRules, welcomesStudents } from './first-reader.ts';
import { speaksOfFullRights } from './fullness.ts';
import { type Item, inLists } from './lists.ts';
import { likelihoodsOf } from './second-reader.ts';

/**
 * Which work rights an ad demands (design section 13): only citizens and residents, full work rights, open to visas
 * with limits, or unclear, each with its sentence; unstated if the text does not mention them.
 */
export type WorkRights =
  | Quoted<'residents_only'>
  | Quoted<'full_rights'>
  | Quoted<'unclear'>
  | Quoted<'open'>
  | Unstated;

type Answer = Exclude<WorkRights, Unstated>;
type Kind = Answer['kind'];

/** The strictest conclusion of all sentences. A demand for full rights is dropped if students are welcomed by name. */
export const workRightsOf = (sentences: readonly string[]): WorkRights => {
  const items = inLists(sentences.flatMap(itemsOf)).filter(({ item }) => mention.test(item));
  const answers = items.flatMap(answersIn);
  const first = (kind: Kind) => answers.find((answer) => answer.kind === kind);
  const full = first('full_rights');
  const strictest = first('residents_only') ?? full ?? first('unclear') ?? first('open') ?? unstated;
  if (!full || strictest !== full) return strictest;
  const students = items.find(({ item }) => welcomesStudents(item));
  return students ? { kind: 'open', quote: students.item } : full;
};

const mention =
  /citi[zs]en|resid|\bPRs?\b|visa|student|\bwork|employment|passport|vetting|cleared|clearance|\bNV|restrict|national|agsva|baseline|tspv|ts\/sci/i;

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

const answersIn = ({ item, list }: Item): readonly Answer[] => {
  const demand = readByRules(item);
  if (demand?.kind === 'open' && !list && speaksOfFullRights(item)) return [{ kind: 'unclear', quote: item }];
  if (demand) return [{ kind: list ? inList(demand, list) : answerOf(item, demand), quote: item }];
  const isDemand = speaksOfRights.test(item) && likelihoodsOf(item).open < least.silence;
  return isDemand || (mentionsRights.test(item) && speaksOfFullRights(item)) ? [{ kind: 'unclear', quote: item }] : [];
};

/** If the rules and the second reader disagree, the answer is unclear. */
const answerOf = (sentence: string, { kind, sure }: Demand): Kind => {
  if (kind === 'unclear') return 'unclear';
  if (kind === 'mention') return 'open';
  const { residents, full, open } = likelihoodsOf(sentence);
  const agreed = kind === 'open' ? open : residents + full;
  if (agreed < (sure ? least[kind === 'open' ? 'opening' : 'demand'] : least.unsure)) return 'unclear';
  if (kind === 'open') return 'open';
  return kind === 'full' ? 'full_rights' : 'residents_only';
};

/** Clearances are listed as preferences. A status below such a heading may already be the first line after the list. */
const inList = ({ kind }: Demand, list: NonNullable<Item['list']>): Kind =>
  kind === 'open' || kind === 'mention' || kind === 'clearance' || list === 'choices' ? 'open' : 'unclear';
