const words = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ones = 'one|two|three|four|five|six|seven|eight|nine';

/** A number in figures or words, as part of a pattern. */
export const numeral = String.raw`(?:\d{1,3}(?:[.:]\d{1,2})?|(?:twenty|thirty|forty|fifty)(?:[- ](?:${ones}))?|${words.slice(1).join('|')})`;

const half = / and a half$|½$/;

/** A numeral up to ninety-nine that may end in a half, like "seven and a half" or "7½". */
export const longNumeral = `(?:${numeral}|(?:sixty|seventy|eighty|ninety)(?:[- ](?:${ones}))?)(?: and a half\\b|½)?`;

/** What a numeral means: 7:30 is seven and a half. */
export const numberOf = (text: string): number => {
  const lower = text.toLowerCase();
  if (half.test(lower)) return numberOf(lower.replace(half, '')) + 0.5;
  const [whole = '', minutes] = lower.split(':');
  if (/^\d/.test(lower)) return minutes === undefined ? Number(lower) : Number(whole) + Number(minutes) / 60;
  const [ten = '', one = ''] = lower.split(/[- ]/);
  return tens[ten] === undefined ? words.indexOf(lower) : tens[ten] + Math.max(0, words.indexOf(one));
};

export const rounded = (value: number) => Math.round(value * 100) / 100;
