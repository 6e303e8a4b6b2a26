import { invalid, parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { contradictionIn, PreferencesChange } from '../domain/preferences.ts';

/** Saves a student's preferences; absent fields stay unchanged. Errors: INVALID naming the field, also if days contradict each other. */
export const updatePreferences = async ({ students }: Context, id: number, input: unknown) => {
  const change = parseBody(PreferencesChange, input);
  const contradiction = contradictionIn({ ...(await students.preferences(id)), ...change });
  if (contradiction) throw invalid(contradiction.field, contradiction.message);
  return students.changePreferences(id, change);
};
