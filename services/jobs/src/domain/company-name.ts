const genericWord = /^(?:pty|ltd|limited|inc|group|the|australia|services?|co|company|and|no)$/;

/** The words of a company's name that tell it from others. */
export const companyWords = (name: string): ReadonlySet<string> =>
  new Set((name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !genericWord.test(word)));

/** Whether two names are the same but for words like "Pty Ltd". */
export const isSameName = (one: string, other: string): boolean => {
  const joined = (name: string) => [...companyWords(name)].join('');
  return joined(one) === joined(other) && (joined(one) !== '' || one.toLowerCase() === other.toLowerCase());
};
