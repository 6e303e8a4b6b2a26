/**
 * A family of occupations. Code and name are those of the Australian standard classification; the rest is in our own
 * words.
 */
export type Occupation = Readonly<{
  /**
   * Three digits for a minor group. Four digits for a unit group, or for the first of a few merged ones, if its trades
   * rarely lead to others of the minor group; six for an occupation that rarely leads to others of its unit group.
   */
  code: string;
  name: string;
  /** The work in plain words, as it stands within a sentence: "accounting and audit". */
  label: string;
  /** Job titles and abbreviations, lower case, singular. */
  titles: readonly string[];
  /** Duties, each a verb phrase; at least five. */
  tasks: readonly string[];
  /** Skills and licences that are typical of the family, lower case. */
  skills: readonly string[];
  /** Words in the names of degrees and certificates that lead to it, lower case. */
  fields: readonly string[];
  /** Codes of families whose work is similar enough to be offered too. */
  related: readonly string[];
}>;

/** A family as written in the files of this folder: each list is a string with commas between its items. */
export const occupation = (
  code: string,
  name: string,
  said: Readonly<Record<'label' | 'titles' | 'tasks' | 'skills' | 'fields' | 'related', string>>,
): Occupation => ({
  code,
  name,
  label: said.label,
  titles: listOf(said.titles),
  tasks: listOf(said.tasks),
  skills: listOf(said.skills),
  fields: listOf(said.fields),
  related: listOf(said.related),
});

const listOf = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
