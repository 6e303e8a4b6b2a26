import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from '../../services/jobs/src/import/read-file.ts';

/** A real ad from a trial file. The id is a hash of its words, so that labels can refer to an ad without quoting it. */
export type TrialAd = Readonly<{ id: string; title: string; text: string; fraud: boolean; held: boolean }>;

const titles = ['title', 'job_title', 'Jobs'];
const descriptions = ['description', 'job_description', 'teaser', 'Summaries'];
const texts = ['company_profile', 'description', 'job_description', 'teaser', 'Summaries', 'requirements', 'benefits'];

/** The distinct ads of a file. One fifth, chosen by a hash of the words, is held out. */
export const trialAdsIn = async (path: string): Promise<readonly TrialAd[]> => {
  const ads = new Map<string, TrialAd>();
  for await (const entry of readFile({ bytes: createReadStream(path), name: path })) {
    if (entry.kind !== 'record') continue;
    const row: Readonly<Record<string, unknown>> = entry.record;
    const words = (names: readonly string[]) =>
      names.flatMap((name) => (typeof row[name] === 'string' && row[name] ? [row[name]] : [])).join('\n');
    const [title, text] = [words(titles), words(texts)];
    const digest = createHash('sha256')
      .update(title + words(descriptions))
      .digest();
    const id = digest.toString('hex').slice(0, 12);
    const held = (digest[0] ?? 0) % 5 === 0;
    if (text) ads.set(id, { id, title, text, fraud: words(['fraudulent']) === '1', held });
  }
  return [...ads.values()];
};
