import { chakra } from '@chakra-ui/react/styled-system';
import { formatDate } from '../../../lib/format/dates.ts';
import { Card } from '../../../ui/card.ts';
import { Tag } from '../../../ui/tag.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { messages } from './messages.ts';
import type { WorkRule } from './use-work-rules.ts';

const Scroll = chakra('div', { base: { overflowX: 'auto', borderRadius: 'card' } });
const Table = chakra('table', {
  base: {
    w: 'full',
    minW: '860px',
    '& th, & td': { px: '4', py: '3', textAlign: 'left', verticalAlign: 'top' },
    '& thead th': { textStyle: 'small', color: 'text.muted', fontWeight: 600 },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody th': { fontWeight: 600, w: '11rem' },
  },
});
const Day = chakra('td', { base: { whiteSpace: 'nowrap' } });

/** Rules without a real start begin on this day, the first of the table. */
const firstDay = '2000-01-01';

const daysOf = ({ from, until }: WorkRule) => {
  if (from === firstDay) return until ? messages.until(formatDate(until)) : messages.always;
  return until ? messages.between(formatDate(from), formatDate(until)) : messages.since(formatDate(from));
};

function RuleRow({ rule }: { rule: WorkRule }) {
  const { label, text, source, checkedOn, isDue } = rule;
  const condition = rule.condition ?? messages.noCondition;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{condition}</td>
      <td>{text}</td>
      <Day>{daysOf(rule)}</Day>
      <td>
        <TextLink href={source} target="_blank" rel="noreferrer" aria-label={messages.sourceOf(label, condition)}>
          {messages.open}
        </TextLink>
      </td>
      <Day>
        {checkedOn ? formatDate(checkedOn) : messages.neverChecked}{' '}
        {isDue ? <Tag tone="warn">{messages.due}</Tag> : null}
      </Day>
    </tr>
  );
}

/** The table of all rules of the law, ordered by visa. */
export function RuleTable({ rules }: { rules: readonly WorkRule[] }) {
  return (
    <Card>
      <Scroll tabIndex={0} role="region" aria-label={messages.title}>
        <Table>
          <thead>
            <tr>
              {[messages.visa, messages.condition, messages.rule, messages.holds, messages.source, messages.read].map(
                (heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <RuleRow key={`${rule.label} ${rule.condition} ${rule.text} ${rule.from}`} rule={rule} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Card>
  );
}
