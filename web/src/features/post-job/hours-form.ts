import { paidHours, weekdays, weekHoursMax } from '@waratah/vocabulary/work-hours';
import * as z from 'zod/mini';
import type { JobInput } from '../../gql/graphql.ts';
import { isAmount, isReversed, toAmount } from './amounts.ts';
import { messages } from './messages.ts';

const text = z.string();
const days = z.array(z.enum(weekdays));

/** The fields for the working hours in both forms. Times are like 17:30. */
export const hoursShape = { hoursMin: text, hoursMax: text, workDays: days, shiftStart: text, shiftEnd: text };

const perhaps = z._default(text, '');

/** The same for stored forms, which may be older than these fields. */
export const keptHoursShape = {
  hoursMin: perhaps,
  hoursMax: perhaps,
  workDays: z._default(days, []),
  shiftStart: perhaps,
  shiftEnd: perhaps,
};

export type HoursValues = z.infer<z.ZodMiniObject<typeof hoursShape>>;

export const emptyHours: HoursValues = { hoursMin: '', hoursMax: '', workDays: [], shiftStart: '', shiftEnd: '' };

const isWeek = (hours: number | null) => isAmount(hours) && (hours ?? 0) <= weekHoursMax;

/** Whether the hours of a request can be sent as they are. */
export const areHoursValid = ({ hoursMin = null, hoursMax = null }: Pick<JobInput, 'hoursMin' | 'hoursMax'>) =>
  isWeek(hoursMin) && isWeek(hoursMax) && !((hoursMin ?? 0) > (hoursMax ?? weekHoursMax));

/** Messages by field. */
export function problemsOfHours(values: HoursValues): Partial<Record<keyof HoursValues, string>> {
  const [min, max] = [toAmount(values.hoursMin), toAmount(values.hoursMax)];
  return {
    ...(isWeek(min) && isReversed(values.hoursMin, values.hoursMax) && { hoursMin: messages.hoursOrderRule }),
    ...(!isWeek(min) && { hoursMin: messages.hoursRule }),
    ...(!isWeek(max) && { hoursMax: messages.hoursRule }),
    ...(values.shiftStart !== '' && values.shiftStart === values.shiftEnd && { shiftEnd: messages.shiftLastsRule }),
    ...((values.shiftStart === '') !== (values.shiftEnd === '') && { shiftEnd: messages.shiftRule }),
  };
}

/** Nobody plans longer days for everyone. */
const longestDay = 12;
/** The times are approximate. */
const tolerance = 1;

/** A hint if fewer hours fit into the days and times than the form asks for. */
export const hoursHint = ({ hoursMin, hoursMax, workDays, shiftStart, shiftEnd }: HoursValues): string | undefined => {
  const asked = toAmount(hoursMin) ?? toAmount(hoursMax);
  if (asked === null || !isWeek(asked) || workDays.length === 0) return undefined;
  const hasTimes = shiftStart !== '' && shiftEnd !== '' && shiftStart !== shiftEnd;
  const most = hasTimes
    ? paidHours({ start: shiftStart, end: shiftEnd }, workDays.length).max
    : workDays.length * longestDay;
  return asked > most + tolerance * workDays.length ? messages.hoursHeld(most, asked) : undefined;
};

/** Null means 'not given'. */
export const toHoursInput = (values: HoursValues) =>
  ({
    hoursMin: toAmount(values.hoursMin),
    hoursMax: toAmount(values.hoursMax),
    workDays: [...values.workDays],
    shiftStart: values.shiftStart || null,
    shiftEnd: values.shiftEnd || null,
  }) satisfies JobInput;

type Stored = Readonly<{
  hoursMin: number | null;
  hoursMax: number | null;
  workDays: readonly HoursValues['workDays'][number][];
  shiftStart: string | null;
  shiftEnd: string | null;
}>;

/** The form's values for a stored job or draft. */
export const toHoursValues = (source: Stored): HoursValues => ({
  hoursMin: source.hoursMin?.toString() ?? '',
  hoursMax: source.hoursMax?.toString() ?? '',
  workDays: [...source.workDays],
  shiftStart: source.shiftStart ?? '',
  shiftEnd: source.shiftEnd ?? '',
});
