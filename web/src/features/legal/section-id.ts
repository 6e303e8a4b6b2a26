/** The URL fragment of a section: its title in lower case, words joined by dashes. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
