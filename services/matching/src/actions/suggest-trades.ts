import { invalid } from '@waratah/kit/errors';
import { tradesMeant } from '../domain/trades-meant.ts';
import { named } from '../domain/trade-name.ts';

const longestText = 100;

/** The kinds of work that a text may mean. Errors: INVALID for a text of more than 100 characters. */
export const suggestTrades = (text: string) => {
  if (text.length > longestText) throw invalid('query', `Must have at most ${longestText} characters`);
  return tradesMeant(text).map(named);
};
