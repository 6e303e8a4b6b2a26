/** The place of a section in the address: its title in lower case, words joined by dashes. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
