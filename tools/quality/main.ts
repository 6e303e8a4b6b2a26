import { parseArgs } from 'node:util';
import { assessments } from './assessments.ts';
import { copies } from './copies.ts';
import { fit, fitParts } from './fit.ts';
import { fitPeople } from './fit-data.ts';
import { mornings } from './mornings.ts';
import { ranking } from './ranking.ts';
import { parts, rights } from './rights.ts';
import { scam } from './scam.ts';
import { search } from './search.ts';
import { titleParts, titles } from './titles.ts';
import { words } from './words.ts';

/**
 * `npm run quality -- NAME --data DIR`: measures how well a part works on real ads, which stay where they are. `npm run
 * quality -- rights --data DIR [--part dev|held-out|all|other] [--details yes]`: what ads demand of students; prints
 * one line of JSON last. `npm run quality -- fit --data DIR [--people SET] [--part dev|held-out|all]
 * [--details yes]`: whether the lines that people would be mailed fit them; prints one line of JSON last. `npm run
 * quality -- titles [--part dev|held] [--details yes]`: whether job titles of resumes are placed in the right family.
 * `npm run quality -- mornings --data DIR [--students N] [--days N]`: the morning emails of invented students, to be
 * read. `npm run quality -- words [--sample N] [--seed S] [--only TEXT] [--healthy no]`: whether a browser test notices
 * a change of each text; by default each test first runs once without a change.
 */
const figures: Readonly<Record<string, (data: string) => Promise<void>>> = {
  search,
  scam,
  assessments,
  copies,
  ranking: (data) => ranking(data, values.details === 'yes'),
  mornings: (data) => mornings(data, { students: Number(values.students ?? 10), days: Number(values.days ?? 3) }),
  rights: (data) => rights(data, oneOf('part', parts, values.part), values.details === 'yes'),
  fit: (data) =>
    fit(data, {
      whose: oneOf('people', fitPeople, values.people),
      part: oneOf('part', fitParts, values.part),
      lines: values.details === 'yes',
    }),
};

/** The value of an option; the first of those known if it is not given. */
const oneOf = <Value extends string>(option: string, known: readonly [Value, ...Value[]], given?: string): Value => {
  const value = given === undefined ? known[0] : known.find((one) => one === given);
  if (!value) throw new Error(`--${option} is one of ${known.join(', ')}`);
  return value;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
    healthy: { type: 'string' },
    part: { type: 'string' },
    details: { type: 'string' },
    people: { type: 'string' },
    students: { type: 'string' },
    days: { type: 'string' },
  },
});
if (positionals[0] === 'words') {
  const { sample, seed = '1', only, healthy } = values;
  const { failed } = await words({
    ...(sample && { sample: Number(sample) }),
    ...(only && { only }),
    seed: Number(seed),
    healthy: healthy !== 'no',
  });
  process.exit(failed > 0 ? 1 : 0);
}
if (positionals[0] === 'titles') {
  await titles({ part: oneOf('part', titleParts, values.part), details: values.details === 'yes' });
  process.exit(0);
}
const figure = figures[positionals[0] ?? ''];
if (!figure || !values.data) {
  console.error(
    `npm run quality -- NAME --data DIR, where NAME is one of ${Object.keys(figures).join(', ')}; or titles or words`,
  );
  process.exit(1);
}
await figure(values.data);
