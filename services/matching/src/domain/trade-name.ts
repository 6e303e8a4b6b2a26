import { tradeNameOf } from '@waratah/vocabulary/occupations/trade-names';

/** A kind of work as shown to people. */
export type NamedTrade = Readonly<{ code: string; name: string }>;

export const named = (code: string): NamedTrade => ({ code, name: tradeNameOf(code) });
