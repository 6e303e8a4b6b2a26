import { fromJson } from '@bufbuild/protobuf';
import { catalog } from '@waratah/events/catalog';
import { australianZone } from '@waratah/vocabulary/australia/day';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { dayMs, usualAdDays } from '@waratah/vocabulary/limits';
import { z } from 'zod';
import { adWords } from '../../services/ai/src/domain/ad.ts';
import { createTemplates } from '../../services/mailer/src/templates/templates.ts';
import { checkedAgainst } from '../../services/matching/src/actions/deliver-digest.ts';
import { nothingBecause } from '../../services/matching/src/domain/choose.ts';
import { dayOf, type Today } from '../../services/matching/src/domain/day.ts';
import { type Digest, plan, prepare, request } from '../../services/matching/src/domain/digest.ts';
import { fitFor } from '../../services/matching/src/domain/fit-for.ts';
import type { JobAd } from '../../services/matching/src/domain/job.ts';
import { hoursOfFortnight, needsOf } from '../../services/matching/src/domain/needs.ts';
import { tellingAmong } from '../../services/matching/src/domain/score.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { createEngine } from '../../services/matching/src/engine/engine.ts';
import { matchedAd, matchedStudent, textsOf, wordsOfProfile } from './as-matched.ts';
import { embeddingsOf } from './embeddings.ts';
import { morningStudents } from './mornings-students.ts';
import { australianAds, lot } from './ranking-ads.ts';

/** The ads are as if posted over this time before the last morning, each at a moment drawn by its id. */
const postedOverMs = 14 * dayMs;
/** Within so many days no kind of ad is sent twice to a student who answers none. */
const mostDays = 7;
const publicUrl = 'https://waratah.example';

/**
 * Prints the morning emails of invented students over all real ads, day after day, as matching would choose and the
 * mailer would write them, to be read by a person. The students answer no email.
 */
export const mornings = async (
  data: string,
  { students: count, days }: Readonly<{ students: number; days: number }>,
) => {
  if (!(days >= 1 && days <= mostDays)) throw new Error(`--days is from 1 to ${mostDays}`);
  const last = new Date();
  const { ads, students } = await readAll(data, last, count);
  const sent = new Map<number, JobAd[]>(students.map(({ id }) => [id, []]));
  for (let before = days - 1; before >= 0; before--) {
    const now = new Date(last.getTime() - before * dayMs);
    const today = { now, day: dayOf(now, australianZone) };
    const live = ads.filter(({ postedAt }) => postedAt <= now);
    const engine = createEngine(live, today);
    const emailOf = writerOf(live, today);
    for (const student of students) {
      const earlier = sent.get(student.id) ?? [];
      const leftOut = [...earlier.map(({ id }) => id), ...engine.jobsOfKinds(earlier.map(({ kind }) => kind))];
      const picked = engine.choose(student, new Set(leftOut));
      const digest = plan(student, today, picked, publicUrl);
      const chosen = new Set(digest.jobs.map(({ id }) => id));
      earlier.push(...live.filter(({ id }) => chosen.has(id)));
      console.log(`\n===== ${student.fullName}, subclass ${student.visaType}, ${today.day}\n`);
      console.log(emailOf(digest, student) ?? `No email. ${nothingBecause(picked)}`);
    }
  }
};

const readAll = async (data: string, last: Date, count: number) => {
  const localities = await readLocalities();
  const found = await australianAds(data);
  const told = morningStudents.slice(0, count);
  const meaning = await embeddingsOf([
    ...found.map(({ job }) => adWords(textsOf(job))),
    ...told.map(({ profile }) => wordsOfProfile(profile)),
  ]);
  const ads = found.map(({ id, job }): JobAd => {
    const postedAt = new Date(last.getTime() - (lot(id) / 2 ** 32) * postedOverMs);
    const expiresAt = new Date(postedAt.getTime() + usualAdDays * dayMs);
    const ad = matchedAd({ ...job, postedAt, expiresAt }, meaning.get(adWords(textsOf(job))), localities);
    return { ...ad, sourceUrl: `https://ads.example/${id}` };
  });
  return {
    // Ads with signs of fraud wait for an operator.
    ads: ads.filter(({ assessment }) => assessment?.suspicious === false),
    students: told.map((one) => matchedStudent(one, meaning.get(wordsOfProfile(one.profile)), localities)),
  };
};

const { render } = createTemplates({ postalAddress: 'Waratah, 1 Example Street', publicUrl });

const writerOf = (live: readonly JobAd[], today: Today) => {
  const byId = new Map(live.map((ad) => [ad.id, ad]));
  const telling = tellingAmong(live);
  return (planned: Digest, student: Student): string | undefined => {
    const [prepared] = prepare(planned, () => true, today.now);
    const chosen = prepared.jobs.flatMap(({ id }) => byId.get(id) ?? []);
    const needs = needsOf(student, today.day);
    const [, [event]] = request(
      prepared,
      {
        student,
        checkedAgainst: checkedAgainst(student),
        hours: hoursOfFortnight(needs),
        toStudent: needs.toStudent,
        links,
        alive: new Set(byId.keys()),
        fits: new Map(chosen.map((ad) => [ad.id, fitFor(ad, student, today, telling)])),
      },
      today.now,
    );
    if (!event) return undefined;
    const { subject, text } = render(fromJson(catalog['mail.message.v1.requested'], z.json().parse(event.data)));
    return `Subject: ${subject}\n\n${text}`;
  };
};

const links = {
  unsubscribeUrl: `${publicUrl}/mail/unsubscribe`,
  oneClickUrl: `${publicUrl}/mail/unsubscribe`,
  preferencesUrl: `${publicUrl}/mail/preferences`,
  jobUrls: () => ({ pageUrl: publicUrl, interestedUrl: '', notForMeUrl: '' }),
};
