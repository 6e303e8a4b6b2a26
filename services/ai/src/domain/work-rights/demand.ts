import type { NamedRights } from '@waratah/vocabulary/law/demand';

/**
 * What a sentence demands of an applicant; `sure` if its own words allow no other reading. A mention names visas only
 * to say who sponsors them.
 */
export type Demand = Readonly<{
  kind: 'residents' | 'clearance' | 'full' | 'open' | 'mention' | 'unclear';
  sure: boolean;
  /** Whom it names; absent if its words do not tell. */
  rights?: NamedRights | undefined;
}>;

type Kind = Demand['kind'];
export type Rule = Readonly<{ pattern: RegExp; kind: Kind; sure: boolean }>;

export const rule = (kind: Kind, sure: boolean, ...patterns: readonly string[]): Rule => ({
  kind,
  sure,
  // slow-pattern: a rule reads one sentence, which has at most 500 characters.
  pattern: new RegExp(patterns.join('|')),
});
