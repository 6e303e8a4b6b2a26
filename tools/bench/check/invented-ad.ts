import { pick, type Random, randomOf } from '../search/world.ts';
import { sentences, terms } from './sentences.ts';

const letters = 5_000;
const roles = [
  'Barista',
  'Kitchen hand',
  'Data analyst',
  'Retail assistant',
  'Site engineer',
  'Tutor',
  'Aged care worker',
];
const names = ['Banksia', 'Harbour', 'Ironbark', 'Lorikeet', 'Saltbush', 'Wattle', 'Currawong', 'Bluegum'];
const kinds = ['Kitchen', 'Group', 'Services', 'Studio', 'Partners', 'Supplies'];
const places = ['Ultimo NSW', 'Dubbo NSW', 'Carlton VIC', 'Bendigo VIC', 'St Lucia QLD', 'Hobart TAS', 'Fremantle WA'];

/** An ad of about 5,000 characters as somebody would paste it, unlike any other number's. */
export const inventedAd = (number: number) => {
  const random = randomOf(number + 1);
  const role = pick(random, roles);
  const company = `${pick(random, names)} ${pick(random, kinds)} ${number}`;
  const location = pick(random, places);
  const filled = (sentence: string) =>
    sentence
      .replaceAll('{role}', role.toLowerCase())
      .replaceAll('{company}', company)
      .replaceAll('{place}', location)
      .replaceAll('{few}', () => String(2 + Math.floor(random() * 8)))
      .replaceAll('{hours}', () => String(8 + Math.floor(random() * 30)))
      .replaceAll('{dollars}', () => (24 + random() * 30).toFixed(2));
  const said = terms.map((variants) => filled(pick(random, variants)));
  const rest = shuffled(random, sentences).map(filled);
  return { text: [`${role}, ${location}`, ...paragraphs(said, rest)].join('\n'), company, location };
};

/** What counts stands among what does not, as far as the length allows. */
const paragraphs = (said: readonly string[], rest: readonly string[]) => {
  const lines: string[] = [];
  let length = said.join('\n').length;
  const each = Math.floor(rest.length / said.length);
  for (const [at, sentence] of rest.entries()) {
    const term = at % each === 0 ? said[at / each] : undefined;
    if (term !== undefined) lines.push(term);
    if (length + sentence.length > letters) continue;
    lines.push(at % 3 === 0 ? `- ${sentence}` : sentence);
    length += sentence.length + 1;
  }
  return lines;
};

const shuffled = <T>(random: Random, values: readonly T[]): readonly T[] =>
  values
    .map((value) => ({ value, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ value }) => value);
