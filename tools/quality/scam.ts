import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readAd } from '../../services/ai/src/domain/ad.ts';
import type { ScamSignal } from '../../services/ai/src/domain/scam/scam-signals.ts';
import { type TrialAd, trialAdsIn } from './trial-ads.ts';

type Judged = TrialAd & Readonly<{ signals: readonly ScamSignal[] }>;

/**
 * How many fraudulent ads show a sign of fraud, and how many genuine ones do. The rules were tuned on four fifths; the
 * held-out fifth, chosen by a hash of the words, was never looked at and is reported separately.
 */
export const scam = async (data: string) => {
  const rows: Record<string, object> = {};
  const folder = join(data, 'scam-ads');
  const labelled = [
    ...(await trialAdsIn(join(folder, 'fraud-277.csv'))),
    ...(await trialAdsIn(join(folder, 'mixed-499.csv'))),
  ].map(judged);
  rows['labelled, tuned for'] = figures(labelled.filter(({ held }) => !held));
  rows['labelled, held out'] = figures(labelled.filter(({ held }) => held));
  rows['labelled, all'] = figures(labelled);
  const genuine: Judged[] = [];
  for (const [directory, name] of await genuineFiles(data)) {
    const ads = (await trialAdsIn(join(data, directory, name))).map(judged);
    rows[name] = figures(ads);
    genuine.push(...ads);
  }
  rows['all other genuine ads'] = figures(genuine);
  console.table(rows);
  const all = [...labelled, ...genuine];
  const byKind = {
    'tuned for': kinds(all.filter(({ held }) => !held)),
    'held out': kinds(all.filter(({ held }) => held)),
  };
  for (const [part, table] of Object.entries(byKind)) {
    console.log(`Found and false alarms by kind, ${part}:`);
    console.table(table);
  }
  // Listed for judging by hand; nothing of the held-out fifth is listed.
  for (const { title, signals } of [...labelled, ...genuine].filter(({ fraud, held }) => !fraud && !held).filter(hit))
    console.log(
      `genuine: ${title.slice(0, 60)}: ${signals.map(({ kind, quote }) => `${kind} “${quote.slice(0, 120)}”`).join(', ')}`,
    );
  console.log(JSON.stringify({ labelled: rows['labelled, all'], genuine: rows['all other genuine ads'], byKind }));
};

const genuineFiles = async (data: string) => {
  const tables = (await readdir(join(data, 'job-ads-au'))).filter((name) => name.endsWith('.csv'));
  return [
    ...tables.map((name) => ['job-ads-au', name] as const),
    ['job-ads-html', 'jobposting-json-2500.tar.gz'] as const,
    ['ads-2023', 'ads.ndjson'] as const,
  ];
};

const judged = (ad: TrialAd): Judged => ({
  ...ad,
  signals: readAd({ title: ad.title, descriptionHtml: ad.text, skills: [], education: '' }).scamSignals,
});

const hit = ({ signals }: Judged) => signals.length > 0;
const percent = (part: number, whole: number) => (whole ? `${Math.round((1_000 * part) / whole) / 10} %` : '–');

const figures = (ads: readonly Judged[]) => {
  const fraud = ads.filter((ad) => ad.fraud);
  const genuine = ads.filter((ad) => !ad.fraud);
  const [found, alarms] = [fraud.filter(hit).length, genuine.filter(hit).length];
  return {
    fraudulent: fraud.length,
    found,
    recall: percent(found, fraud.length),
    genuine: genuine.length,
    'false alarms': alarms,
    rate: percent(alarms, genuine.length),
    precision: fraud.length ? percent(found, found + alarms) : '–',
  };
};

const kinds = (all: readonly Judged[]) => {
  const names = [...new Set(all.flatMap(({ signals }) => signals.map(({ kind }) => kind)))];
  const count = (kind: string, fraud: boolean) =>
    all.filter((ad) => ad.fraud === fraud && ad.signals.some((signal) => signal.kind === kind)).length;
  return Object.fromEntries(
    names.map((kind) => [kind, { fraudulent: count(kind, true), genuine: count(kind, false) }]),
  );
};
