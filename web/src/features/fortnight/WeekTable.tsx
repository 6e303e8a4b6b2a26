import { chakra } from '@chakra-ui/react/styled-system';
import { fullDayName, weekdays } from '@waratah/vocabulary/work-hours';
import { longDayInWords } from '@waratah/vocabulary/law/days';
import { messages } from './messages.ts';

export type Week = Readonly<{
  from: string;
  days: readonly Readonly<{ day: string; hours: number; limited: boolean }>[];
}>;

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '4px 6px',
    mx: '-4px',
    '& th': { fontWeight: 500, fontSize: '.8rem', color: 'text.muted' },
    '& tbody th': { textAlign: 'left', w: '74px' },
  },
});

const Cell = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    h: '34px',
    borderRadius: 'sm',
    bg: 'sunken',
    fontSize: '.82rem',
    fontWeight: 700,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { outline: '1px solid {colors.line.strong}' },
    _focusVisible: { outline: '3px solid {colors.brand}', outlineOffset: '1px' },
  },
  variants: {
    kind: {
      none: {},
      worked: { bg: 'ok', color: 'card' },
      rostered: {
        color: 'ok',
        borderWidth: '1px',
        borderColor: 'ok',
        backgroundImage: 'repeating-linear-gradient(135deg, {colors.ok.soft} 0 4px, {colors.quote} 4px 8px)',
      },
    },
    today: { true: { boxShadow: 'inset 0 0 0 2px {colors.text}' } },
    limited: { false: { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'line.strong' }, true: {} },
  },
});

const Key = chakra('span', { base: { display: 'inline-block', boxSize: '12px', borderRadius: '3px', mr: '2' } });

/** Whether the hours of a day are worked (up to today), rostered (later) or none. */
export const kindOf = (hours: number, day: string, today: string) => {
  if (hours === 0) return 'none';
  return day > today ? 'rostered' : 'worked';
};

type WeekTableProps = Readonly<{
  weeks: readonly Readonly<{ name: string; week: Week }>[];
  today: string;
  onDay: (day: string) => void;
}>;

/** Two weeks day by day; clicking a day opens its shift or a new one. */
export function WeekTable({ weeks, today, onDay }: WeekTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <chakra.th w="74px">
            <chakra.span srOnly>{messages.title}</chakra.span>
          </chakra.th>
          {weekdays.map((day) => (
            <th key={day} scope="col" aria-label={fullDayName(day)}>
              {fullDayName(day).charAt(0)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ name, week }) => (
          <tr key={week.from}>
            <th scope="row">{name}</th>
            {week.days.map(({ day, hours, limited }) => (
              <td key={day}>
                <Cell
                  type="button"
                  kind={kindOf(hours, day, today)}
                  today={day === today}
                  limited={limited}
                  aria-label={[
                    messages.onDay(longDayInWords(day), hours),
                    day === today ? messages.today : '',
                    limited ? '' : messages.onBreak,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  onClick={() => onDay(day)}
                >
                  {hours === 0 ? '' : Math.round(hours * 10) / 10}
                </Cell>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The worked and the rostered hours of the two weeks. */
export function Legend({ worked, rostered }: Readonly<{ worked: number; rostered: number }>) {
  return (
    <chakra.p fontSize=".85rem" color="text.muted" display="flex" gap="4" flexWrap="wrap">
      <span>
        <Key bg="ok" aria-hidden="true" />
        {messages.worked(worked)}
      </span>
      <span>
        <Key bg="quote" borderWidth="1px" borderColor="ok" aria-hidden="true" />
        {messages.rostered(rostered)}
      </span>
    </chakra.p>
  );
}
