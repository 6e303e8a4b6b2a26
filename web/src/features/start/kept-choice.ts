import * as z from 'zod/mini';
import { keepValues, keptValues, removeKept } from '../../lib/session/kept-forms.ts';
import type { Choice } from './resume-entries.ts';

const nameOf = (userId: number) => `start:${userId}:resume`;

const text = z.string();
const texts = z.array(text);
const kept = z.object({
  skills: texts,
  languages: texts,
  licences: texts,
  education: z.array(z.object({ institution: text, degree: text, field: text, startYear: text, endYear: text })),
  experience: z.array(z.object({ company: text, title: text, start: text, end: text, description: text })),
  out: texts,
});
const fields = { skills: [], languages: [], licences: [], education: [], experience: [], out: [] };

/** What was found in a resume and is not yet added to the profile, as it was corrected before a reload. */
export function keptChoice(userId: number): Choice | undefined {
  const { data } = kept.safeParse(keptValues(nameOf(userId), fields));
  if (!data) return undefined;
  const { out, ...found } = data;
  return { found, out: new Set(out) };
}

export function keepChoice(userId: number, choice: Choice | undefined): void {
  if (choice) keepValues(nameOf(userId), { ...choice.found, out: [...choice.out] });
  else removeKept(nameOf(userId));
}
