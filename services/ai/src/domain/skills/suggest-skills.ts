import { forms, skillsIn, topicOf } from './find-skills.ts';
import { shownName } from '@waratah/vocabulary/skill-names';

/** The spec asks from two characters on (section 5). */
const minCharacters = 2;
const most = 10;

/** Ranks a name that begins with the input first, then one with a word that does, then any match; lower is better. */
const rankOf = (name: string, wanted: string) => {
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (at === 0) return name.length === wanted.length ? 0 : 1;
  return /[\s/&-]/.test(name.charAt(at - 1)) ? 2 : 4;
};

/**
 * Ranks another spelling of the name: an exact match like the name itself, a beginning after names, anything else not
 * at all.
 */
const rankOfOther = (form: string, wanted: string) => {
  if (form === wanted) return 0;
  return form.startsWith(wanted) ? 3 : undefined;
};

/**
 * Names of skills that match the input, the likeliest first; among equals, those of the context's topics first. An
 * abbreviation finds its skill: "js" finds JavaScript.
 */
export const suggestSkills = (query: string, context = ''): readonly string[] => {
  const wanted = query.trim().toLowerCase().replace(/\s+/g, ' ');
  if (wanted.length < minCharacters) return [];
  const topics = new Set(skillsIn(context).map(topicOf));
  const best = new Map<string, number>();
  for (const { words, skill } of forms) {
    const form = words.join(' ');
    const rank = form === skill ? rankOf(skill, wanted) : rankOfOther(form, wanted);
    if (rank === undefined) continue;
    const ranked = rank * 2 + (topics.has(topicOf(skill)) ? 0 : 1);
    best.set(skill, Math.min(ranked, best.get(skill) ?? ranked));
  }
  return [...best]
    .toSorted(([a, one], [b, other]) => one - other || a.length - b.length || a.localeCompare(b))
    .slice(0, most)
    .map(([skill]) => shownName(skill));
};
