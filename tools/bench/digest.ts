import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTemplates } from '../../services/mailer/src/templates/templates.ts';
import { fromJson } from '@bufbuild/protobuf';
import { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { openMongo } from '@waratah/kit/mongo/connection';
import { startPartProcess } from '@waratah/stack/part-process';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import { createTransport } from 'nodemailer';
import { jobStore } from '../../services/matching/src/store/jobs.ts';
import { studentStore } from '../../services/matching/src/store/students.ts';
import { asCaller, key } from '../../tests/support/as-caller.ts';
import { aJob, anAssessment, aStudent, aProfileAssessment } from '../../tests/support/factories.ts';
import { randomFrom } from '../../tests/support/match-world.ts';
import { startTestServers } from '../../tests/support/servers.ts';
import { serviceEnv } from '../../tests/support/service-env.ts';
import { startSink } from './smtp-sink.ts';

/**
 * The full number of students would take long on a busy machine. BENCH_STUDENTS sets how many, and the time is reported
 * per student.
 */
const students = Number(process.env.BENCH_STUDENTS ?? 10_000);
const jobs = 500;
const peerMails = 300;
/** After this time without an email, no more will arrive. */
const stalledMs = 120_000;
const goals = { seconds: 60, ofBestPool: 0.8 };

const dimensions = 384;

const vectorOf = (random: () => number) => {
  const numbers = Float32Array.from({ length: dimensions }, () => random() - 0.5);
  return new Uint8Array(numbers.buffer);
};

const seed = async (mongoUrl: string) => {
  await using mongo = await openMongo(mongoUrl);
  const random = randomFrom(5);
  const localities = await readLocalities();
  const [into, ads] = [studentStore(mongo, localities), jobStore(mongo, localities)];
  const ids = Array.from({ length: students }, (_, index) => index + 1);
  for (let from = 0; from < students; from += 200) {
    await Promise.all(
      ids.slice(from, from + 200).map(async (id) => {
        await into.keepUser(aStudent(id));
        const embedding = vectorOf(random);
        await into.keepAssessment(aProfileAssessment(id, embedding));
      }),
    );
  }
  for (let id = 1; id <= jobs; id++) {
    await ads.keepShown(aJob(id, { requiredSkills: id % 3 === 0 ? ['Excel'] : [] }));
    await ads.keepAssessment(anAssessment(id, { embedding: vectorOf(random) }));
  }
};

const letters = async () => {
  const templates = createTemplates({
    postalAddress: 'Waratah, 1 Example Street, Sydney NSW 2000',
    publicUrl: 'https://waratah.example',
  });
  const lines = Array.from({ length: 10 }, (_, index) => ({
    jobId: index + 1,
    title: `Shop assistant ${index}`,
    companyName: `Company ${index}`,
    place: 'Sydney NSW',
    url: 'https://example.org/1',
    reasons: ['Accepts subclass 500', '14 h a week fits 48 h a fortnight', '2 km from Ultimo', 'Posted on 21 November'],
    interestedUrl: 'https://example.org/mail/interested?token=x&job=1',
    notForMeUrl: 'https://example.org/mail/not-for-me?token=x&job=1',
  }));
  const digest = {
    fullName: 'Mei Tan',
    day: '2026-11-21',
    checkedAgainst: 'subclass 500',
    jobs: lines,
    oneClickUrl: 'https://example.org/off',
  };
  return templates.render(fromJson(MessageRequestedSchema, { key: 'digest:1', to: 'mei@example.org', digest }));
};

/** Emails per second with nodemailer alone, with the body already rendered. */
const bare = async (options: object, textEncoding?: 'quoted-printable') => {
  await using sink = await startSink();
  const transport = createTransport({ url: sink.url, ...options });
  const { html, text, subject } = await letters();
  const began = performance.now();
  let next = 0;
  const sender = async () => {
    while (next < peerMails)
      await transport.sendMail({
        from: 'a@example.org',
        to: `s${next++}@example.org`,
        subject,
        html,
        text,
        textEncoding,
      });
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  transport.close();
  return peerMails / ((performance.now() - began) / 1_000);
};

/** Production mode of the libraries, which requires secrets. */
const inProduction = {
  NODE_ENV: 'production',
  INTERNAL_TOKEN_PUBLIC_KEY: generateKeyPairSync('ed25519')
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64'),
  LINK_SECRET: randomBytes(32).toString('hex'),
};

const wholeRun = async () => {
  await using scope = new AsyncDisposableStack();
  const servers = scope.use(await startTestServers());
  const sink = scope.use(await startSink());
  const port = String(await freePort());
  const env = serviceEnv(servers, 'matching', { MATCHING_PORT: port });
  await seed(new URL('/waratah_matching', servers.mongo).href);
  scope.use(
    await startPartProcess(parts.mailer.main, serviceEnv(servers, 'mailer', { SMTP_URL: sink.url, ...inProduction })),
  );
  scope.use(await startPartProcess(parts.matching.main, env));
  const began = performance.now();
  const run = asCaller(`http://127.0.0.1:${port}`, key)('mutation { runMatching { students prepared already } }');
  const ran = run.then(() => (performance.now() - began) / 1_000);
  let last = { mails: 0, at: began };
  while (sink.recipients.size < students && performance.now() - last.at < stalledMs) {
    await sleep(100);
    if (sink.recipients.size > last.mails) last = { mails: sink.recipients.size, at: performance.now() };
  }
  const seconds = (performance.now() - began) / 1_000;
  const doubled = [...sink.recipients.values()].filter((count) => count > 1).length;
  return {
    seconds,
    matchedS: await ran,
    mails: sink.recipients.size,
    doubled,
    meanBytes: Math.round(sink.meanBytes()),
  };
};

/** The whole daily run into a local mail server: match, ledger, render, claim, send (docs: goals, "digest"). */
export const digest = async () => {
  const pools = {
    'nodemailer, no pool': await bare({}),
    'nodemailer, default pool': await bare({ pool: true }),
    'nodemailer, best pool': await bare(
      { pool: true, maxConnections: 20, maxMessages: Number.POSITIVE_INFINITY },
      'quoted-printable',
    ),
  };
  const whole = await wholeRun();
  const perSecond = whole.mails / whole.seconds;
  const best = Math.max(...Object.values(pools));
  const rows = {
    ...Object.fromEntries(
      Object.entries(pools).map(([name, value]) => [`${name} (mails/s)`, { value: Math.round(value) }]),
    ),
    'whole run (mails/s)': { value: Math.round(perSecond) },
    'whole run of 100,000 (s, by the head)': { value: Math.round(100_000 / perSecond), goal: goals.seconds },
    'matching and ledger of 100,000 (s, by the head)': { value: Math.round((whole.matchedS * 100_000) / students) },
    'whole run / best pool': { value: Math.round((perSecond / best) * 1_000) / 1_000, goal: goals.ofBestPool },
    'mails sent twice': { value: whole.doubled, goal: 0 },
  };
  console.table(rows);
  return { students, jobs, whole, pools, rows };
};
