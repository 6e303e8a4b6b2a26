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

/** Below these the second reader contradicts a sure rule, an unsure one, and the silence of all rules. */
const least = { sure: 0.25, unsure: 0.6, unruled: 0.1 } as const;

/** Where the rules and the second reader differ, nobody is told a guess. */
const answerOf = (sentence: string, { kind, sure }: Demand): Answer => {
  if (kind === 'unclear') return 'unclear';
  const { residents, full, open } = likelihoodsOf(sentence);
  const agreed = kind === 'open' ? open : residents + full;
  if (agreed < (sure ? least.sure : least.unsure)) return 'unclear';
  if (kind === 'open') return 'open';
  return kind === 'full' ? 'full_rights' : 'residents_only';
};

/** Clearances are hoped for; a status below such a heading may as well be the first line after its list. */
const inHopes = ({ kind }: Demand): Answer => (kind === 'open' || kind === 'clearance' ? 'open' : 'unclear');

/** The strictest answer of all sentences; a demand for full rights falls where students are welcomed by name. */
export const workRightsOf = (sentences: readonly string[]): WorkRights => {
  const items = underHopes(sentences.flatMap(itemsOf));
  const answers = items.flatMap(({ item, hoped }) => {
    if (!mention.test(item)) return [];
    const read = readByRules(item);
    if (!read)
      return speaksOfRights.test(item) && likelihoodsOf(item).open < least.unruled
        ? [{ kind: 'unclear' as const, quote: item }]
        : [];
    return [{ kind: hoped ? inHopes(read) : answerOf(item, read), quote: item }];
  });
  const first = (kind: Answer) => answers.find((answer) => answer.kind === kind);
  const students = items.find(({ item }) => mention.test(item) && welcomesStudents(item));
  const full = first('full_rights');
  if (first('residents_only')) return first('residents_only') ?? unstated;
  if (full && students) return { kind: 'open', quote: students.item };
  return full ?? first('unclear') ?? first('open') ?? unstated;
};

const mention =
  /citi[zs]en|resid|\bPRs?\b|visa|student|\bwork|employment|passport|vetting|cleared|clearance|\bNV|restrict|national|agsva/i;

/** Words that alone are reason enough to ask where no rule fits and the second reader sees a demand. */
const speaksOfRights =
  /citi[zs]en|permanent resid|clearance|\bvisas?\b|\bwork(?:ing)? (?:rights?|permits?)\b|\bnationals?\b|\bnationality\b/i;
