import type { Quoted, Unstated } from '../rule.ts';
import { unstated } from '../rule.ts';
import { itemsOf } from '../sentences.ts';
import { type Demand, readByRules, welcomesStudents } from './first-reader.ts';
import { likelihoodsOf } from './second-reader.ts';
import { underHopes } from './hope-lists.ts';

/**
 * Which work rights an ad demands (design section 13): of citizens and residents only, of full work rights, open to
 * visas with limits, or unclear, each with its sentence; unstated where no word of the text speaks of them.
 */
export type WorkRights =
  | Quoted<'residents_only'>
  | Quoted<'full_rights'>
  | Quoted<'unclear'>
  | Quoted<'open'>
  | Unstated;

type Answer = Exclude<WorkRights['kind'], 'unstated'>;

/** The second reader contradicts a sure rule below this, and an unsure one below the other. */
const least = { sure: 0.25, unsure: 0.6 } as const;

/** Where the rules and the second reader differ, nobody is told a guess. */
const answerOf = (sentence: string, { kind, sure }: Demand): Answer => {
  const { residents, full, open } = likelihoodsOf(sentence);
  const agreed = kind === 'open' ? open : residents + full;
  if (agreed < (sure ? least.sure : least.unsure)) return 'unclear';
  if (kind === 'open') return 'open';
  return kind === 'residents' ? 'residents_only' : 'full_rights';
};

/** The strictest answer of all sentences; a demand for full rights falls where students are welcomed by name. */
export const workRightsOf = (sentences: readonly string[]): WorkRights => {
  const items = underHopes(sentences.flatMap(itemsOf));
  const answers = items.flatMap(({ item, hoped }) => {
    if (!mention.test(item)) return [];
    const read = readByRules(item);
    if (!read) return [];
    const answer = hoped && read.kind !== 'open' ? 'open' : answerOf(item, read);
    return [{ kind: answer, quote: item }];
  });
  const first = (kind: Answer) => answers.find((answer) => answer.kind === kind);
  const students = items.find(({ item }) => mention.test(item) && welcomesStudents(item));
  const full = first('full_rights');
  if (first('residents_only')) return first('residents_only') ?? unstated;
  if (full && students) return { kind: 'open', quote: students.item };
  return full ?? first('unclear') ?? first('open') ?? unstated;
};

const mention = /citi[zs]en|resid|\bPRs?\b|visa|student|\bwork|employment|passport|vetting|cleared|clearance|\bNV|restrict/i;
