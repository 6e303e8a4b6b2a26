import { useState } from 'react';
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
  // Absent in what an earlier release kept.
  known: z._default(z.array(z.object({ key: text, label: text })), []),
  uploadedAt: text,
});
const fields = {
  skills: [],
  languages: [],
  licences: [],
  education: [],
  experience: [],
  out: [],
  known: [],
  uploadedAt: '',
};

const keptChoice = (userId: number): Choice | undefined => {
  const { data } = kept.safeParse(keptValues(nameOf(userId), fields));
  if (!data) return undefined;
  const { out, known, uploadedAt, ...found } = data;
  return { found, out: new Set(out), known: new Map(known.map(({ key, label }) => [key, label])), uploadedAt };
};

const keepChoice = (userId: number, choice: Choice | undefined): void => {
  if (choice) {
    const { found, out, known, uploadedAt } = choice;
    const labels = [...known].map(([key, label]) => ({ key, label }));
    keepValues(nameOf(userId), { ...found, out: [...out], known: labels, uploadedAt });
  } else removeKept(nameOf(userId));
};

/**
 * What was found in the stored resume and is not yet added to the profile, kept in the tab as it was corrected; undefined
 * also if it was found in a resume that was replaced since. `putAside` hides it until the next reload.
 */
export function useKeptChoice(userId: number, resumeUploadedAt: string | null | undefined) {
  const [choice, setChoice] = useState(() => keptChoice(userId));
  return {
    choice: choice && choice.uploadedAt === resumeUploadedAt ? choice : undefined,
    choose: (chosen: Choice | undefined) => {
      keepChoice(userId, chosen);
      setChoice(chosen);
    },
    putAside: () => setChoice(undefined),
  };
}
