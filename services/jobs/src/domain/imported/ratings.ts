/**
 * Where a rating begins that a site appended to a company's name: `Bunya3.6 ★`, `Bunya 4.1 out of 5 stars`, `Bunya
 * 4.0`.
 */
const ratings = [
  /[0-5][.,]\d ?(?:★|⭐|stars?\b|out of 5\b|\/ ?5\b)/iu,
  /[★⭐]/u,
  /[0-5]\.\d ?\(\d[\d,]{0,8} (?:reviews?|ratings?)\)$/i,
  / \([1-5]\.\d\)$/,
  /(?<=[\p{L}\d.)]) [1-5]\.\d$/u,
];

const ratingFirst = /^[0-5][.,]\d ?[★⭐] ?/u;

/** Company names that really end in such a number. */
const numbered = /\b(?:web|industry|version|v|route) \d\.\d$/i;

export const withoutRating = (companyName: string): string => {
  const name = companyName.replace(ratingFirst, '');
  const starts = numbered.test(name) ? [] : ratings.map((pattern) => name.search(pattern));
  const start = starts.find((at) => at > 0);
  return start === undefined ? name : name.slice(0, start).trim();
};
