/** Words that name a kind of degree or say nothing of a field. */
const plain = new Set(
  `bachelor bachelors master masters doctor doctorate doctoral diploma certificate degree degrees associate advanced
  graduate undergraduate postgraduate honours honors philosophy arts applied professional studies study studying
  international australian general with from and the for senior junior level entry part time full casual role work
  assistant manager officer team member`.split(/\s+/),
);

const ending = /(?:ings?|ants?|ers?|ors?|ists?|ians?|ions?|als?|ics?|ments?|es?|y|s)$/;
const shortestStem = 4;

/** What remains of a word when its endings go, so that accounting and accountant are one. */
const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return stem === word || stem.length < shortestStem ? word : stemOf(stem);
};

/** The words of a degree or a job's title that name a field, as stems, each once. */
export const studyWords = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return [...new Set(words.filter((word) => !plain.has(word)).map(stemOf))];
};
