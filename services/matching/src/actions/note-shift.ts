import { invalid, notFound, parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Fortnight } from '../domain/fortnight.ts';
import { fitsDay, mostShifts, type Shift, shiftOn } from '../domain/shift.ts';
import { myFortnight } from './my-fortnight.ts';
import { dayFrom } from './run-matching.ts';
import { unlessForgotten } from './unless-forgotten.ts';

/** Adds a shift, or corrects the one with its id. Errors: INVALID with the field. */
export const noteShift = async (context: Context, student: number, input: unknown): Promise<Fortnight> => {
  const today = dayFrom(context, undefined);
  const shift = parseBody(shiftOn(today), input);
  const before = await context.shifts.ofStudent(student);
  requireRoom(before, shift);
  const isKept = await unlessForgotten(context, student, {
    write: () => context.shifts.save(student, { ...shift, at: context.clock() }),
    remove: () => context.shifts.removeOf(student),
  });
  if (!isKept) throw notFound('User');
  // Another request may have added the last shift allowed in the meantime.
  try {
    requireRoom(await context.shifts.ofStudent(student), shift);
  } catch (error) {
    const replaced = before.find(({ id }) => id === shift.id);
    await (replaced ? context.shifts.save(student, replaced) : context.shifts.remove(student, shift.id));
    throw error;
  }
  return myFortnight(context, { id: student });
};

const requireRoom = (all: readonly Shift[], shift: Omit<Shift, 'at'>) => {
  const others = all.filter(({ id }) => id !== shift.id);
  if (others.length >= mostShifts) throw invalid('day', `At most ${mostShifts} shifts are kept`);
  if (!fitsDay(others, shift)) throw invalid('hours', 'A day has 24 hours');
};

/** Removes a shift. Removing one that does not exist is not an error. */
export const removeShift = async (context: Context, student: number, id: string): Promise<Fortnight> => {
  await context.shifts.remove(student, id);
  return myFortnight(context, { id: student });
};
