import type { Context } from '../context.ts';
import { dayOf, daysAfter } from '../domain/day.ts';
import { ended, reminded, remindedDays } from '../domain/verification.ts';
import { recipientOf } from './recipient-of.ts';

const batchSize = 100;

/** Ends verified visas whose last day has passed. Answers how many. */
export const endVisas = async ({ verifications, clock }: Context) => {
  for (let count = 0; ; ) {
    const ids = await verifications.withEndedVisas(dayOf(clock()), batchSize);
    for (const id of ids) await verifications.change(id, (current) => ended(current, clock()));
    count += ids.length;
    if (ids.length < batchSize) return count;
  }
};

/** Reminds students whose verified visa ends soon, once per expiry date. Answers how many were checked. */
export const remindStudents = async (context: Context) => {
  const { verifications, students, clock } = context;
  const from = dayOf(clock());
  const to = daysAfter(from, remindedDays);
  for (let count = 0, after = 0; ; ) {
    const ids = await verifications.withVisasEnding({ from, to, after }, batchSize);
    for (const id of ids) {
      const recipient = recipientOf(context, await students.byId(id));
      await verifications.change(id, (current) => reminded(current, recipient, clock()));
    }
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < batchSize) return count;
  }
};
