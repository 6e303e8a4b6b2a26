import { isPaper } from './papers.ts';
import type { Run, Trade } from './named-trade.ts';

/** Those who learn a trade or lend a hand in it. */
const helpers: ReadonlySet<string> = new Set(
  `apprentice apprenticeship trainee traineeship cadet cadetship intern internship offsider helper labourer assistant aide mate
  jockey ta`.split(/\s+/),
);
const joints: ReadonlySet<string> = new Set('to of for with a an the our'.split(' '));
/** "Dental prosthetist's lab hand": the hand belongs to somebody. */
const handOfSomebody = /['’]s? (?:\p{L}+ )?hand\b/iu;

const lastBefore = (words: readonly string[]): string | undefined => words.findLast((word) => !joints.has(word));

/** Whether an occupation is named in a title only as the one that somebody helps: "plumber's labourer". */
export const isHelper = ({ before, words, after }: Run, part: string): boolean => {
  if (words.split(' ').some((word) => helpers.has(word))) return false;
  return (
    helpers.has(lastBefore(before) ?? '') ||
    after.slice(0, 2).some((word) => helpers.has(word)) ||
    (after.slice(0, 2).includes('hand') && handOfSomebody.test(part))
  );
};

const helping = (duty: string) =>
  duty.startsWith('Help ') ? duty : `Help to ${duty.charAt(0).toLowerCase()}${duty.slice(1)}`;

/** What only the licensed or registered do. */
const reserved = /\b(?:certif|isolate|switchboard|prescribe|diagnos|sign off|impression|anaesthe)/i;

const known = new WeakMap<Trade, Trade>();

/** What a helper of a trade does, who needs no licence of the trade. */
export const helperOf = (trade: Trade): Trade => {
  const before = known.get(trade);
  if (before) return before;
  const helper = {
    duties: trade.duties.filter((duty) => !reserved.test(duty)).map(helping),
    skills: trade.skills.filter((skill) => !isPaper(skill)),
  };
  known.set(trade, helper);
  return helper;
};
