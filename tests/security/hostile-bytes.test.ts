import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { employerPayload, register, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { aPdf } from '../support/files.ts';
import { exchange, hostileBytes, type Template } from '../support/hostile-bytes.ts';
import { isFull, scaled } from '../support/scale.ts';
import { seeded } from '../support/seeded.ts';

/**
 * Requests that were valid until a few of their bytes changed, written to the socket as they are: multipart, chunked,
 * gzip, JSON, form, GraphQL, event stream and upgrade. No process ends, and no request is answered with a 5xx.
 */
const seed = 20_261_124;
const requests = scaled({ landing: 400, share: 1_200, full: 50_000 });
const atOnce = 8;
/** Far longer than an answer takes; a request that hangs is answered by nobody. */
const patienceMs = 120_000;

let portal: OwnPortal;
let url: URL;
let templates: readonly [Template, ...Template[]];
let student: Awaited<ReturnType<typeof register>>;

const boundary = '----waratah';

const form = (name: string, file: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nof mine\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`),
    Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const ofJson = 'Content-Type: application/json';
const ofForm = `Content-Type: multipart/form-data; boundary=${boundary}`;

const search = 'query($q: String) { jobs(filter: { search: $q }, first: 3) { nodes { id title } } }';

beforeAll(async () => {
  const settings = {
    PILOT: 'off',
    LOG_LEVEL: 'silent',
    SIGN_INS_PER_MINUTE: '1000000',
    UPLOADS_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
  };
  portal = await startPortal({ apart: isFull || ['ai', 'gateway'], settings });
  url = new URL(portal.gateway);
  student = await register(portal.gateway, studentPayload('mei@bytes.example'));
  const employer = await register(portal.gateway, employerPayload('sam@bytes.example'));
  const as = ({ token }: typeof student) => `Authorization: Bearer ${token}`;
  const words = Buffer.from('Not a file of a kind that is accepted here.\n'.repeat(4));
  const login = json({ email: 'mei@bytes.example', password: 'wrong one' });
  templates = [
    { line: 'POST /api/auth/profile/resume HTTP/1.1', headers: [as(student), ofForm], body: form('a.pdf', words) },
    { line: 'POST /api/auth/profile/resume HTTP/1.1', headers: [as(student), ofForm], body: form('a.pdf', words) },
    { line: 'POST /api/auth/employer/logo HTTP/1.1', headers: [as(employer), ofForm], body: form('a.png', words) },
    { line: 'POST /api/auth/profile/resume HTTP/1.1', headers: [ofForm], body: form('a.pdf', aPdf()) },
    { line: 'POST /api/auth/login HTTP/1.1', headers: [ofJson], body: login },
    { line: 'POST /graphql HTTP/1.1', headers: [ofJson, as(student)], body: json({ query: search, variables: {} }) },
    { line: `GET /graphql?query=${encodeURIComponent(search)} HTTP/1.1`, headers: ['Accept: application/json'] },
    {
      line: 'POST /api/ai/generate/job-description HTTP/1.1',
      headers: [ofJson, as(employer), 'Accept: text/event-stream'],
      body: json({ title: 'Barista', company_name: 'Harbour Kitchen', location: 'Sydney NSW' }),
    },
    {
      line: 'POST /mail/unsubscribe HTTP/1.1',
      headers: ['Content-Type: application/x-www-form-urlencoded'],
      body: Buffer.from('token=abc.def.ghi&list=%E2%9C%93'),
    },
    {
      line: 'GET /graphql HTTP/1.1',
      headers: [
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol: graphql-transport-ws',
      ],
    },
    { line: 'GET /api/jobs?page=1&q=cook%20nurse HTTP/1.1', headers: ['Accept-Encoding: gzip', 'Cookie: a=b; c="d"'] },
    { line: 'GET /j/1 HTTP/1.1', headers: ['Accept: text/html', 'If-None-Match: W/"abc"', 'Range: bytes=0-10'] },
    { line: 'POST /api/ops/import?name=a.csv HTTP/1.1', headers: [as(student)], body: Buffer.from('title\nCook\n') },
  ];
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
});

test(
  `${requests} requests with changed bytes end no process and are never answered with a server error`,
  async () => {
    const draws = seeded(seed);
    const found: unknown[] = [];
    const statuses = new Map<string, number>();
    const one = async () => {
      const template = draws.pick(templates);
      const written = hostileBytes(draws, template);
      const sent = Buffer.concat(written.pieces).toString('latin1').slice(0, 2_000);
      const answer = await exchange(url, written, patienceMs).catch(String);
      const [, status = 'none'] = /^HTTP\/1\.[01] (\d{3}) /.exec(answer) ?? [];
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const honest = status === '503' && /^retry-after:/im.test(answer);
      if (status.startsWith('5') && !honest) found.push({ answer, sent });
      if (status === 'none' && (written.whole || answer !== '')) found.push({ answer, sent });
    };
    for (let done = 0; done < requests && found.length === 0; ) {
      const round = Math.min(100, requests - done);
      done += round;
      let left = round;
      const turns = async () => {
        while (left-- > 0) await one();
      };
      await Promise.all(Array.from({ length: atOnce }, turns));
      const health = await fetch(`${portal.gateway}/healthz`).then(({ status }) => status, String);
      const ended = await portal.ended();
      if (health !== 200 || ended.length > 0) found.push({ health, ended, after: done });
    }
    console.log(`${requests} requests: ${JSON.stringify(Object.fromEntries(statuses))}`);
    expect(found).toEqual([]);
    // The place of an upload is given back, however its connection ended.
    const upload = () => student.api.upload('/auth/profile/resume', aPdf(), 'mine.pdf');
    await eventually(async () => expect(await upload()).toMatchObject({ status: 200 }));
  },
  scaled({ share: 600_000, full: 3 * 3_600_000 }),
);
