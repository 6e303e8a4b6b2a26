import { shiftHoursMax, shiftHoursMin } from '@waratah/vocabulary/limits';
import * as z from 'zod/mini';
import type { ShiftInput } from '../../gql/graphql.ts';
import { messages } from './messages.ts';

const hoursOf = (text: string) => Number(text.trim().replace(',', '.'));
const isShift = (text: string) => hoursOf(text) >= shiftHoursMin && hoursOf(text) <= shiftHoursMax;

export const shiftForm = z.object({
  day: z.string().check(z.minLength(1, messages.dayRule)),
  hours: z.string().check(z.refine(isShift, messages.hoursRule)),
  employer: z.string(),
});
export type ShiftValues = z.infer<typeof shiftForm>;

export const toShiftInput = (id: string, { day, hours, employer }: ShiftValues): ShiftInput => ({
  id,
  day,
  hours: hoursOf(hours),
  employer: employer.trim(),
});
