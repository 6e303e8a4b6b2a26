import { request } from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { aPdf } from '../support/files.ts';
import { sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { eachOf } from '../support/hostile.ts';
import { type Door, oddNames, tooLarge, uploads } from '../support/hostile-files.ts';
import { scaled } from '../support/scale.ts';

const seed = 20_261_122;
const counts = {
  bad: scaled({ landing: 24, share: 80, full: 2_000 }),
  good: scaled({ landing: 8, share: 30, full: 500 }),
};
/** Files of 11 MB and decompression bombs, each of which takes seconds. */
const heavyEach = scaled({ share: 1, full: 5 });
const timeoutMs = scaled({ share: 900_000, full: 3_600_000 });
const doors: readonly Door[] = ['resume', 'visa', 'logo', 'document'];

const job = {
  title: 'Shop assistant',
  description: 'Serve customers and keep the shelves in order.',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
};

let upload: (door: Door, bytes: Buffer, name: string) => Promise<Readonly<{ status: number; body: unknown }>>;

/** An access token lasts for fifteen minutes; the long form of these tests takes longer. */
const signInEveryMs = 300_000;

/** The calls of somebody who signs in again now and then. */
const signedIn = (gateway: string, email: string) => {
  let api = signIn(gateway, email);
  let since = performance.now();
  return () => {
    if (performance.now() - since > signInEveryMs) {
      api = signIn(gateway, email);
      since = performance.now();
    }
    return api;
  };
};
const signIn = async (gateway: string, email: string) => {
  const { body } = await rest(gateway).post('/auth/login', { email, password });
  return rest(gateway, String(Object(body).access_token));
};

beforeAll(async () => {
  const { gateway } = await sharedPortal('pilot');
  await register(gateway, studentPayload('mei@uploads.example'));
  const employer = (await register(gateway, employerPayload('sam@uploads.example'))).api;
  const { body } = await employer.post('/auth/employer/jobs', job);
  const path: Readonly<Record<Door, string>> = {
    resume: '/auth/profile/resume',
    visa: '/auth/visa/documents/upload?document_type=vevo',
    logo: '/auth/employer/company/logo',
    document: `/auth/employer/jobs/${String(Object(body).id)}/document`,
  };
  const [mei, sam] = [signedIn(gateway, 'mei@uploads.example'), signedIn(gateway, 'sam@uploads.example')];
  const who = { resume: mei, visa: mei, logo: sam, document: sam };
  upload = async (door, bytes, name) => (await who[door]()).upload(path[door], Buffer.from(bytes), name);
});

const drawn = (kind: 'good' | 'bad') => {
  const one = fc.constantFrom(...doors).chain((door) =>
    fc.record({
      door: fc.constant(door),
      file: fc.oneof(...uploads[door][kind]),
      name: fc.constantFrom(...oddNames),
    }),
  );
  return fc.sample(one, { seed, numRuns: counts[kind] });
};

const mistakes: string[] = [];

test(
  'bad files are refused under any name, and never with a server error',
  async () => {
    await eachOf(drawn('bad'), 3, async ({ door, file, name }) => {
      const { status, body } = await upload(door, file.bytes, name);
      if (status !== 422) mistakes.push(`${door}: ${file.what} as ${name} answered ${status} ${JSON.stringify(body)}`);
    });
    expect(mistakes).toEqual([]);
  },
  timeoutMs,
);

test(
  'files of 11 MB are too large, and bombs are refused while good files are accepted',
  async () => {
    for (const door of doors)
      for (let at = 0; at < heavyEach; at++) {
        const [first] = fc.sample(fc.oneof(...uploads[door].good), { seed: seed + at, numRuns: 1 });
        if (!first) throw new Error(`nothing is good for ${door}`);
        const [large, bomb, good] = await Promise.all([
          upload(door, tooLarge(first.bytes), 'large.pdf'),
          upload(door, uploads[door].bomb, 'bomb.pdf'),
          upload(door, first.bytes, 'good.pdf'),
        ]);
        expect([door, large.status, bomb.status, good.status]).toEqual([door, 413, 422, 200]);
      }
  },
  timeoutMs,
);

test(
  'good files are accepted and served with the type of their content and a safe name',
  async () => {
    let served = 0;
    await eachOf(drawn('good'), 1, async ({ door, file, name }) => {
      const { status, body } = await upload(door, file.bytes, name);
      if (status !== 200)
        return void mistakes.push(`${door}: ${file.what} as ${name} answered ${status} ${JSON.stringify(body)}`);
      const [url] = Object.values(Object(body)).filter((value) => String(value).includes('/api/files/'));
      const answer = await fetch(String(url));
      const disposition = answer.headers.get('content-disposition') ?? '';
      const isSafe =
        answer.headers.get('x-content-type-options') === 'nosniff' &&
        answer.headers.get('content-security-policy') === "default-src 'none'; sandbox" &&
        answer.headers.get('set-cookie') === null &&
        !/html|svg\+xml/.test(answer.headers.get('content-type') ?? 'html') &&
        !/[<>\\\u202e]|\.\.|filename="[^"]*"[^;]/.test(disposition);
      await answer.arrayBuffer();
      if (!isSafe || answer.status !== 200)
        mistakes.push(`${door}: ${file.what} as ${name} was served as ${disposition}`);
      else served++;
    });
    console.log(
      `${counts.bad} bad and ${counts.good} good uploads, seed ${seed}; ${heavyEach * doors.length} bombs and files of 11 MB each; ${mistakes.length} mistakes`,
    );
    expect(mistakes).toEqual([]);
    expect(served).toBe(counts.good);
  },
  timeoutMs,
);

/** Begins to send a file of 10 MB, and never goes on. */
const begin = (gateway: string, token: string, network: string) => {
  const file = request(`${gateway}/api/auth/profile/resume`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 10 * 1024 * 1024,
      'x-forwarded-for': network,
    },
  });
  file.on('error', () => undefined);
  file.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  const answer = new Promise<number | undefined>((resolve) =>
    file.once('response', ({ statusCode }) => resolve(statusCode)).once('close', () => resolve(undefined)),
  );
  return { answer, end: () => void file.destroy() };
};

test('files that never end keep no memory from others: those of the network with the most are given up', async () => {
  const { gateway } = await sharedPortal('pilot');
  const accounts = await Promise.all(
    Array.from({ length: 7 }, (_, index) => register(gateway, studentPayload(`endless${index}@uploads.example`))),
  );
  // As many as the room has places for; further ones of the same network would be refused.
  const unended = accounts
    .flatMap(({ token }) => [1, 2, 3].map(() => token))
    .slice(0, 20)
    .map((token) => begin(gateway, token, '203.0.113.40'));
  const statuses: (number | undefined)[] = [];
  for (const { answer } of unended) void answer.then((status) => statuses.push(status));
  await eventually(async () => {
    expect((await upload('resume', aPdf(['Mei Tan, barista']), 'mei.pdf')).status).toBe(200);
    expect(statuses).toEqual([503]);
  });
  for (const { end } of unended) end();
});
