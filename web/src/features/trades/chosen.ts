import { countTrades, mostTrades } from '@waratah/vocabulary/occupations/chosen-trades';

/** A kind of work, as the server names it. */
export type Trade = Readonly<{ code: string; name: string }>;

const codesOf = (trades: readonly Trade[]) => trades.map(({ code }) => code);

export const isChosen = (chosen: readonly Trade[], { code }: Trade): boolean => codesOf(chosen).includes(code);

/** The choice after a press; undefined where one more would be too many. */
export const withToggled = (chosen: readonly Trade[], trade: Trade): readonly Trade[] | undefined => {
  if (isChosen(chosen, trade)) return chosen.filter(({ code }) => code !== trade.code);
  const more = [...chosen, trade];
  return countTrades(codesOf(more)) > mostTrades ? undefined : more;
};

/** Lists one after the other, each kind of work once. */
export const eachOnce = (...lists: readonly (readonly Trade[])[]): readonly Trade[] => [
  ...new Map(lists.flat().map((trade) => [trade.code, trade])).values(),
];
