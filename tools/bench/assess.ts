import { memoryUsage } from 'node:process';
import { readAd, adWords } from '../../services/ai/src/domain/ad.ts';
import { readBrief } from '../../services/ai/src/domain/description/brief.ts';
import { localText } from '../../services/ai/src/domain/description/local-text.ts';
import { factsMessage, instruction } from '../../services/ai/src/domain/description/prompt.ts';
import { htmlOf } from '../../services/ai/src/domain/description/text.ts';
import { openLocalEmbedder } from '../../services/ai/src/embedding/local-embedder.ts';

const rounds = 5;
const adsARound = 40;
const batch = 16;
/** Letters of English that make a token, about; exact counts are a provider's own. */
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

/** Ads of the length that real ones have (about 260 words and more), no two the same. */
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

/** Ads read and embedded in a second of one core's time, the worker's memory, and what a description costs in tokens. */
export const assess = async () => {
  const before = megabytes();
  await using embedder = openLocalEmbedder();
  await embedder.embed(['The model is loaded with its first text.']);
  const loaded = megabytes();
  const rules: number[] = [];
  const whole: number[] = [];
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
  }
  const asked = instruction.length + factsMessage(readBrief(adOf(1))).length;
  const rows = {
    'ads read by the rules alone, a second of one core': summary(rules),
    'ads read and embedded, a second of one core': summary(whole),
    'memory before the model (MB)': summary([before]),
    'memory with the model (MB)': summary([loaded]),
    'memory at the end (MB)': summary([megabytes()]),
    'tokens asked for a description, about': summary([asked / lettersAToken]),
    'tokens answered, about': summary([htmlOf(localText(readBrief(adOf(1)))).length / lettersAToken]),
  };
  console.table(rows);
  return { rounds: { rules, whole }, rows };
};
