import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { PreferencesChange } from '../domain/preferences.ts';

/** Saves what a student wishes for; absent fields stay as they are. */
export const updatePreferences = ({ students }: Context, id: number, input: unknown) =>
  students.changePreferences(id, parseBody(PreferencesChange, input));
