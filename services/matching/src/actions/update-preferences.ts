import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { PreferencesChange } from '../domain/preferences.ts';

/** Saves a student's preferences; absent fields stay unchanged. */
export const updatePreferences = ({ students }: Context, id: number, input: unknown) =>
  students.changePreferences(id, parseBody(PreferencesChange, input));
