import type { Context } from '../context.ts';
import { addressProven } from '../domain/lifecycle.ts';
import { withdrawUrlOf } from './mailed-application.ts';

/**
 * The student has confirmed the address: what they applied for before that, or before this service heard of it, gets its
 * receipt. May run twice.
 */
export const proveAddress = async (context: Context, studentId: number) => {
  const { applications, clock } = context;
  for (const id of await applications.unprovenOf(studentId)) {
    const withdrawUrl = await withdrawUrlOf(context, id);
    await applications.change(id, (current) => addressProven(current, withdrawUrl, clock()));
  }
};
