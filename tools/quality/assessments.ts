import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type AdFacts, readAd } from '../../services/ai/src/domain/ad.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { assessmentLabels, type Label, sponsorshipAbroad } from './assessment-labels.ts';

type Judged = Readonly<{ id: string; held: boolean; label: Label; facts: AdFacts }>;

/**
 * Precision and recall of what is read in ads about sponsorship, work rights and hours, on real ads that a person
 * labelled. The held-out fifth, chosen by a hash of file and row, was not looked at when rules were changed.
 */
export const assessments = async (data: string) => {
  const ads = await judged(data, assessmentLabels);
  for (const [name, held] of [
    ['tuned for', false],
    ['held out', true],
  ] as const) {
    const chosen = ads.filter((ad) => ad.held === held);
    console.log(`Australian ads, ${name}: ${chosen.length}`);
    console.table(figuresOf(chosen));
  }
  const abroad = await judged(data, sponsorshipAbroad);
  console.log(`British ads that speak of sponsors or visas: ${abroad.length}`);
  console.table(sponsorshipOf(abroad));
  for (const ad of [...ads.filter(({ held }) => !held), ...abroad]) tell(ad, abroad.includes(ad));
};

const judged = async (data: string, labels: Readonly<Record<string, readonly Label[]>>) => {
  const found: Judged[] = [];
  for (const [name, those] of Object.entries(labels)) {
    const byRow = new Map(those.map((label) => [label.row, label]));
    let row = -1;
    for await (const entry of readFile({ bytes: createReadStream(join(data, name)), name })) {
      if (entry.kind !== 'record') continue;
      row += 1;
      const label = byRow.get(row);
      if (!label) continue;
      const id = `${name}#${row}`;
      const held = (createHash('sha256').update(id).digest()[0] ?? 0) % 5 === 0;
      found.push({ id, held, label, facts: factsOf(entry.record) });
    }
  }
  return found;
};

const factsOf = (row: Readonly<Record<string, unknown>>) => {
  const first = (...names: readonly string[]) => {
    const found = names.map((name) => row[name]).find(Boolean);
    return typeof found === 'string' ? found : '';
  };
  const title = first('title', 'job_title', 'Jobs');
  const descriptionHtml = first('description', 'job_description', 'teaser', 'Summaries');
  return readAd({ title, descriptionHtml, skills: [], education: '' });
};

type Says = (ad: Judged) => boolean;

const rate = (ads: readonly Judged[], right: Says, said: Says, same: Says = right) => {
  const [there, found] = [ads.filter(right), ads.filter(said)];
  const both = found.filter((ad) => right(ad) && same(ad)).length;
  const share = (whole: number) => (whole ? `${Math.round((1_000 * both) / whole) / 10} %` : '–');
  return {
    labelled: there.length,
    found: found.length,
    right: both,
    precision: share(found.length),
    recall: share(there.length),
  };
};

const sponsorshipOf = (ads: readonly Judged[]) =>
  Object.fromEntries(
    (['offers', 'refuses', 'unstated'] as const).map((kind) => [
      `sponsorship: ${kind}`,
      rate(
        ads,
        ({ label }) => label.sponsorship === kind,
        ({ facts }) => facts.sponsorship.kind === kind,
      ),
    ]),
  );

const rightsOf = ({ workRights: { kind } }: AdFacts) =>
  kind === 'unclear'
    ? 'unclear'
    : kind === 'residents_only'
      ? 'residents'
      : kind === 'full_rights'
        ? 'full'
        : 'unstated';

/** Labels contain only hours that the text states. */
const statedHours = ({ hours }: AdFacts) => (hours?.inferred ? undefined : hours);

const sameHours = ({ label, facts }: Judged) =>
  label.hours?.[0] === statedHours(facts)?.min && label.hours?.[1] === statedHours(facts)?.max;

const figuresOf = (ads: readonly Judged[]) => ({
  ...sponsorshipOf(ads),
  ...Object.fromEntries(
    (['residents', 'full', 'unstated'] as const).map((kind) => [
      `work rights: ${kind}`,
      rate(
        ads,
        ({ label }) => label.workRights === kind,
        ({ facts }) => rightsOf(facts) === kind,
      ),
    ]),
  ),
  'hours: stated': rate(
    ads,
    ({ label }) => label.hours !== undefined,
    ({ facts }) => statedHours(facts) !== undefined,
  ),
  'hours: stated, and so many': rate(
    ads,
    ({ label }) => label.hours !== undefined,
    ({ facts }) => statedHours(facts) !== undefined,
    sameHours,
  ),
});

const tell = ({ id, label, facts }: Judged, sponsorshipOnly: boolean) => {
  const wrong: string[] = [];
  const note = (what: string, said: string, quote = '') => wrong.push(`${what}: ${said} “${quote.slice(0, 100)}”`);
  const { sponsorship, workRights, hours } = facts;
  if (sponsorship.kind !== label.sponsorship)
    note(`${label.sponsorship} read as`, sponsorship.kind, 'quote' in sponsorship ? sponsorship.quote : '');
  if (!sponsorshipOnly && rightsOf(facts) !== label.workRights)
    note(`${label.workRights} read as`, rightsOf(facts), 'quote' in workRights ? workRights.quote : '');
  if (!sponsorshipOnly && !sameHours({ id, held: false, label, facts }))
    note(`${label.hours?.join('–') ?? 'no'} hours read as`, `${hours?.min}–${hours?.max}`, hours?.quote);
  for (const line of wrong) console.log(`${id}: ${line}`);
};
