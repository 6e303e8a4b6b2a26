import { invalid, parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { PreferencesChange } from '../domain/preferences.ts';

/** Saves a student's preferences; absent fields stay unchanged. A course cannot end before it begins. */
export const updatePreferences = async ({ students }: Context, id: number, input: unknown) => {
  const change = parseBody(PreferencesChange, input);
  if ('courseEnds' in change || 'courseBegins' in change) {
    const { courseBegins, courseEnds } = { ...(await students.preferences(id)), ...change };
    if (courseBegins !== undefined && courseEnds !== undefined && courseEnds < courseBegins)
      throw invalid('course_ends', 'The course cannot end before it begins');
  }
  return students.changePreferences(id, change);
};
