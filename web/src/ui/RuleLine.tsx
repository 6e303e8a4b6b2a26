import { gatheredOn } from '@waratah/vocabulary/law/gathered';
import { formatDate } from '../lib/format/dates.ts';
import { Small } from './text.ts';
import { TextLink } from './text-link.ts';

const words = {
  condition: 'Condition',
  source: 'Source',
  sourceOf: (rule: string) => `Source: ${rule}`,
  readOn: (day: string) => `, read on ${day}`,
  gathered: (day: string) => `, as gathered from public pages on ${day}`,
} as const;

type Rule = Readonly<{
  text: string;
  /** Number of the visa condition; absent if the visa has none on work. */
  condition?: string | null | undefined;
  source: string;
  /** The day on which a person last compared the rule with its source, YYYY-MM-DD. */
  checkedOn?: string | null | undefined;
}>;

/** What the law allows at work, with its source. */
export const RuleLine = ({ rule: { text, condition, source, checkedOn } }: { rule: Rule }) => (
  <li>
    {text}
    <Small>
      {condition ? `${words.condition} ${condition} · ` : ''}
      <TextLink href={source} rel="noreferrer" aria-label={words.sourceOf(text)}>
        {words.source}
      </TextLink>
      {checkedOn ? words.readOn(formatDate(checkedOn)) : words.gathered(formatDate(gatheredOn))}
    </Small>
  </li>
);
