import { forms, skillsIn, topicOf } from './find-skills.ts';
import { shownName } from './shown-name.ts';

/** The spec asks from two characters on (section 5). */
const leastCharacters = 2;
const most = 10;

/** A name that begins so, then another word in it that does, then any place; lower is better. */
const rankOf = (name: string, wanted: string) => {
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (at === 0) return name.length === wanted.length ? 0 : 1;
  return /[\s/&-]/.test(name.charAt(at - 1)) ? 2 : 3;
};

/** Another form than the name: whole it is as good as the name, begun it comes after names, within it says nothing. */
const rankOfOther = (form: string, wanted: string) => {
  if (form === wanted) return 0;
  return form.startsWith(wanted) ? 2 : undefined;
};

/**
 * Names of skills that fit what is typed, the likeliest first; those of the topics that the context speaks of come
 * before others alike. A short form finds its skill: "js" finds JavaScript.
 */
export const suggestSkills = (query: string, context = ''): readonly string[] => {
  const wanted = query.trim().toLowerCase().replace(/\s+/g, ' ');
  if (wanted.length < leastCharacters) return [];
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
