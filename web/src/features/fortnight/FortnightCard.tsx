import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import type { MyFortnightQuery } from '../../gql/graphql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { settingsPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { CalendarButton } from './CalendarButton.tsx';
import {
  dayBeside,
  dayWithMonth,
  hoursOver,
  isThisWeekWithNext,
  shortDate,
  shownWeeks,
  workedAndRostered,
} from './fortnight-words.ts';
import { messages } from './messages.ts';
import { type OpenShift, ShiftForm } from './ShiftForm.tsx';
import { type Shift, ShiftList } from './ShiftList.tsx';
import { Legend, WeekTable } from './WeekTable.tsx';

const MyFortnight = graphql(`
  query MyFortnight {
    myFortnight {
      today
      limit
      noLimitBecause
      noWorkBecause
      question
      visaUnknown
      tighter {
        from
        to
        left
      }
      both {
        from
        to
        left
      }
      regular
      weeks {
        from
        days {
          day
          hours
          limited
        }
      }
      shifts {
        id
        day
        hours
        employer
      }
    }
  }
`);

type Fortnight = MyFortnightQuery['myFortnight'];

/** False if the student has noted no shifts and their visa never limits work; the card is then hidden. */
const isWorthShowing = ({ limit, noLimitBecause, noWorkBecause, question, shifts }: Fortnight) =>
  typeof limit === 'number' || Boolean(noLimitBecause ?? noWorkBecause ?? question) || shifts.length > 0;

/** The hours that the visa still allows this fortnight, day by day; shifts are added, corrected and deleted here. */
export function FortnightCard() {
  const { data, error, refetch } = useQuery(MyFortnight, { fetchPolicy: 'cache-and-network' });
  useHold(!data && !error);
  if (data) return isWorthShowing(data.myFortnight) ? <Known known={data.myFortnight} /> : null;
  if (!error) return null;
  return (
    <Card>
      <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
    </Card>
  );
}

const Big = chakra('p', {
  base: {
    textStyle: 'number',
    fontSize: { base: '1.8rem', lg: '2.2rem' },
    color: 'ok',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    h: '8px',
    borderRadius: 'pill',
    overflow: 'hidden',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'line',
  },
});
const Part = chakra('span', { base: { h: 'full' } });

const newShift = (day: string, employer: string): OpenShift => ({
  id: newIdempotencyKey(),
  isNew: true,
  values: { day, hours: '', employer },
});

const noted = ({ id, day, hours, employer }: Shift): OpenShift => ({
  id,
  isNew: false,
  values: { day, hours: String(hours), employer },
});

/** A narrow and a wide screen have a button of their own. */
const addButton = '[data-add-shift]';
const shownIn = (card: HTMLElement | null, selector: string) =>
  [...(card?.querySelectorAll<HTMLElement>(selector) ?? [])].find((button) => button.offsetParent !== null);

/** The card with its data. Narrow screens show one line until the user opens the days. */
function Known({ known }: Readonly<{ known: Fortnight }>) {
  const { today, tighter, both, shifts, regular, question } = known;
  const [shift, setShift] = useState<OpenShift>();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<OpenShift>();
  const card = useRef<HTMLElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (done && !shift) shownIn(card.current, addButton)?.focus();
  }, [done, shift]);
  const withNext = isThisWeekWithNext(known);
  const [first, second] = shownWeeks(known);
  const other = both.find(({ from }) => from !== tighter?.from);
  const add = (day: string) => {
    const known = shifts.find((one) => one.day === day);
    setShift(known ? noted(known) : newShift(day, shifts[0]?.employer ?? ''));
    setOpen(true);
  };
  if (!first || !second) return null;
  const names = withNext ? [messages.thisWeek, messages.nextWeek] : [messages.lastWeek, messages.thisWeek];
  const hours = workedAndRostered([...first.days, ...second.days], today);
  const employers = [...new Set(shifts.map(({ employer }) => employer).filter(Boolean))];
  const openOrWide = { base: open ? 'grid' : 'none', lg: 'grid' };
  return (
    <Card p={{ base: '4', lg: '6' }} bg={{ base: 'ok.soft', lg: 'card' }} ref={card} aria-label={messages.title}>
      <Stack gap={{ base: '3', lg: '4' }}>
        <chakra.div hideBelow="lg">
          <Heading>{messages.title}</Heading>
          {tighter ? (
            <Small>{messages.days(dayBeside(tighter.from, tighter.to), dayWithMonth(tighter.to))}</Small>
          ) : null}
        </chakra.div>
        <Row>
          <Left known={known} hours={hours} over={hoursOver(known)} />
          <Button
            type="button"
            look="plain"
            size="sm"
            px="2"
            hideFrom="lg"
            data-add-shift
            aria-label={messages.add}
            onClick={() => {
              setShift(newShift(today, shifts[0]?.employer ?? ''));
              setOpen(true);
            }}
          >
            <span aria-hidden="true">+</span> {messages.addShort}
          </Button>
        </Row>
        {question ? (
          <Small color="warn">
            {messages.askFirst(question)}{' '}
            <TextLink asChild color="warn">
              <Link to={settingsPath}>{messages.toSettings}</Link>
            </TextLink>
          </Small>
        ) : null}
        <Stack gap="3" display={openOrWide}>
          <WeekTable
            today={today}
            onDay={add}
            weeks={[
              { name: names[0] ?? '', week: first },
              { name: names[1] ?? '', week: second },
            ]}
          />
          <Legend {...hours} />
          {shift ? (
            <ShiftForm
              key={`${shift.isNew ? 'new' : 'noted'} ${shift.id} ${shift.values.day}`}
              shift={shift}
              names={employers}
              // Another shift may have been opened while this one was being saved.
              onDone={() => {
                setShift((current) => (current === shift ? undefined : current));
                setDone(shift);
              }}
            />
          ) : null}
          <Row flexWrap="wrap">
            {shift ? null : (
              <Button
                type="button"
                look="ghost"
                size="sm"
                hideBelow="lg"
                data-add-shift
                onClick={() => setShift(newShift(today, shifts[0]?.employer ?? ''))}
              >
                <span aria-hidden="true">+</span> {messages.add}
              </Button>
            )}
            {shifts.length > 0 ? <CalendarButton /> : null}
          </Row>
          {other && tighter ? (
            <Small borderTopWidth="1px" borderColor="line" pt="3">
              {messages.anyTwoWeeks(dayBeside(other.from, other.to), dayWithMonth(other.to), other.left)}
              {regular > 0 ? ` ${messages.regular(regular)}` : ''}
            </Small>
          ) : null}
          {shifts.length > 0 ? <ShiftList shifts={shifts} onChange={(one) => setShift(noted(one))} /> : null}
        </Stack>
        <Button
          type="button"
          look="plain"
          size="sm"
          hideFrom="lg"
          justifySelf="start"
          ml="-3"
          my="-2"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.hideDays : messages.showDays}
        </Button>
      </Stack>
    </Card>
  );
}

type LeftProps = Readonly<{
  known: Fortnight;
  hours: Readonly<{ worked: number; rostered: number }>;
  /** Hours noted above the limit; 0 if there are none. */
  over: number;
}>;

/** The number of hours left, and on narrow screens a bar of the worked and rostered hours. */
function Left({ known: { limit, noLimitBecause, noWorkBecause, tighter, visaUnknown }, hours, over }: LeftProps) {
  if (typeof limit !== 'number' || !tighter)
    return (
      <Small flex="1" minW="0">
        {noWorkBecause
          ? messages.noWork(noWorkBecause)
          : visaUnknown
            ? messages.noVisa
            : messages.noLimit[noLimitBecause ?? 'visa']}
      </Small>
    );
  if (over > 0)
    return (
      <chakra.div flex="1" minW="0" role="status">
        <Row>
          <Big color="warn">{messages.left(over)}</Big>
          <chakra.p fontWeight={640} lineHeight="1.2" color="warn">
            {messages.overOf(limit)}
          </chakra.p>
        </Row>
        <Small mt="2">{messages.over(limit + over, limit)}</Small>
      </chakra.div>
    );
  const used = Math.min(limit, limit - tighter.left);
  const worked = Math.min(used, hours.worked);
  return (
    <Row flex="1" minW="0">
      <Big>{messages.left(tighter.left)}</Big>
      <chakra.div hideBelow="lg">
        <chakra.p fontWeight={640} lineHeight="1.2">
          {messages.free}
        </chakra.p>
        <Small>{messages.of(limit)}</Small>
      </chakra.div>
      <chakra.div hideFrom="lg" flex="1" minW="0">
        <Small fontSize=".82rem" color="ok">
          {messages.freeUntil(limit, shortDate(tighter.to))}
        </Small>
        <Bar aria-hidden="true">
          <Part bg="ok" style={{ width: `${(100 * worked) / limit}%` }} />
          <Part bg="quote" style={{ width: `${(100 * (used - worked)) / limit}%` }} />
        </Bar>
      </chakra.div>
    </Row>
  );
}
