import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig as readAi } from '@waratah/ai/config';
import { readConfig as readApplications } from '@waratah/applications/config';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { readConfig as readIdentity } from '@waratah/identity/config';
import { readConfig as readJobs } from '@waratah/jobs/config';
import { readConfig as readMailer } from '@waratah/mailer/config';
import { readConfig as readMatching } from '@waratah/matching/config';
import { readConfig as readVisa } from '@waratah/visa/config';
import { readTracing } from '@waratah/kit/tracing/tracing';
import { withDatabase } from '@waratah/stack/databases';
import { partNames } from '@waratah/stack/part-names';
import { defaultSettings, root } from '@waratah/stack/settings';
import { settingsOf } from '../support/settings-of-code.ts';

const readers = {
  identity: readIdentity,
  jobs: readJobs,
  applications: readApplications,
  ai: readAi,
  matching: readMatching,
  visa: readVisa,
  mailer: readMailer,
  gateway: readGateway,
} as const;

/** Settings that the local stack adds to .env.example. */
const addresses = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  NATS_URL: 'nats://127.0.0.1:4222',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  S3_ENDPOINT: 'http://127.0.0.1:4568',
  PUBLIC_URL: 'http://127.0.0.1:4000',
  ...Object.fromEntries(
    ['IDENTITY', 'JOBS', 'APPLICATIONS', 'AI', 'MATCHING', 'VISA', 'MAILER'].map((name) => [
      `${name}_MONGO_URL`,
      'mongodb://127.0.0.1/x',
    ]),
  ),
  ...Object.fromEntries(
    ['IDENTITY', 'JOBS', 'APPLICATIONS', 'AI', 'MATCHING', 'VISA', 'MAILER'].map((name) => [
      `${name}_URL`,
      'http://127.0.0.1:4001',
    ]),
  ),
};
const env = { ...defaultSettings(), ...addresses };

/** Variables without which a part refuses to start. */
const needed = (read: (env: NodeJS.ProcessEnv) => unknown) =>
  Object.keys(env).filter((name) => {
    if (name === 'NODE_ENV') return false;
    try {
      read({ ...env, [name]: '' });
      return false;
    } catch {
      return true;
    }
  });

test.each(Object.entries(readers))('%s starts with .env.example and the addresses of its servers', (_name, read) => {
  expect(read(env)).toBeDefined();
});

test.each(Object.entries(readers))('%s reports a missing or wrong variable in one line', (_name, read) => {
  const names = needed(read);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(() => read({ ...env, [name]: '' })).toThrow(`${name}: is missing`);
  expect(() => read({ ...env, LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL: [^\n]+$/);
  expect(() => read({ ...env, HOST: '127.0.0.1', NODE_ENV: 'development' })).not.toThrow();
});

test.each(Object.entries(readers))('%s refuses the public secrets of the local stack in production', (_name, read) => {
  expect(() => read({ ...env, NODE_ENV: 'production' })).toThrow(
    /the default of the local stack is refused in production/,
  );
});

/** Halves of a pair of keys as settings hold them. */
const halvesOf = ({ privateKey, publicKey }: KeyPairKeyObjectResult) => ({
  privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
});
const another = halvesOf(generateKeyPairSync('x25519'));

/** What a deployment must set: its own secrets, TLS and credentials. */
const strong = (() => {
  const { privateKey, publicKey } = halvesOf(generateKeyPairSync('ed25519'));
  const secret = 's'.repeat(32);
  return {
    ...env,
    ...Object.fromEntries(withDatabase.map((name) => [`${name.toUpperCase()}_MONGO_URL`, 'mongodb://u:p@mongo/x'])),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://waratah.example',
    REDIS_URL: 'rediss://:p@redis:6379',
    NATS_URL: 'nats://u:p@nats:4222',
    S3_SECRET_KEY: secret,
    OPS_KEY: secret,
    LINK_SECRET: secret,
    REFRESH_TOKEN_SECRET: secret,
    ACCESS_TOKEN_PRIVATE_KEY: privateKey,
    INTERNAL_TOKEN_PRIVATE_KEY: privateKey,
    ACCESS_TOKEN_PUBLIC_KEY: publicKey,
    INTERNAL_TOKEN_PUBLIC_KEY: publicKey,
  };
})();

test.each(Object.entries(readers))('%s starts in production with strong settings', (_name, read) => {
  expect(() => read(strong)).not.toThrow();
});

test.each([
  ['gateway', 'OPS_KEY', 'x'.repeat(31), 'must have at least 32 bytes in production'],
  ['gateway', 'LINK_SECRET', `${'x'.repeat(40)},short one`, 'must have at least 32 bytes in production'],
  ['identity', 'REFRESH_TOKEN_SECRET', 'eightlet', 'must have at least 32 bytes in production'],
  ['gateway', 'PUBLIC_URL', 'http://waratah.example', 'must be https in production'],
  ['mailer', 'PUBLIC_URL', 'http://waratah.example', 'must be https in production'],
  ['identity', 'NATS_URL', 'nats://nats:4222', 'must name its credentials in production'],
  ['identity', 'NATS_URL', 'nats://a:4222,nats://b:4222', 'must name its credentials in production'],
  ['jobs', 'JOBS_MONGO_URL', 'mongodb://a:27017,b:27017/x', 'must name its credentials in production'],
  ['jobs', 'REDIS_URL', 'redis+sentinel://s1,s2/main', 'must name its credentials in production'],
  ['jobs', 'REDIS_URL', 'redis://redis:6379', 'must name its credentials in production'],
  ['visa', 'VISA_MONGO_URL', 'mongodb://mongo/x', 'must name its credentials in production'],
] as const)('%s refuses a weak %s in production', (name, setting, value, said) => {
  expect(() => readers[name]({ ...strong, [setting]: value })).toThrow(`${setting}: ${said}`);
  expect(() => readers[name]({ ...strong, NODE_ENV: 'development', [setting]: value })).not.toThrow();
});

test.each([
  ['gateway', 'LINK_SECRET', 'long enough,', 'must have at least 8 characters'],
  ['identity', 'LINK_SECRET', ',long enough', 'must have at least 8 characters'],
  ['mailer', 'LINK_SECRET', 'long enough,,long enough', 'must have at least 8 characters'],
  ['gateway', 'OPS_KEY', 'long enough, ', 'must have at least 8 characters'],
  ['gateway', 'OPS_KEY', ' '.repeat(9), 'is missing'],
  ['identity', 'REFRESH_TOKEN_SECRET', 'long enough,', 'must have at least 8 characters'],
  ['identity', 'ACCESS_TOKEN_PRIVATE_KEY', 'garbage garbage', 'must be an Ed25519 key'],
  ['gateway', 'INTERNAL_TOKEN_PRIVATE_KEY', another.privateKey, 'must be an Ed25519 key'],
  ['gateway', 'ACCESS_TOKEN_PUBLIC_KEY', another.publicKey, 'must be Ed25519 keys'],
  ['gateway', 'ACCESS_TOKEN_PUBLIC_KEY', strong.ACCESS_TOKEN_PRIVATE_KEY, 'must be Ed25519 keys'],
  ['visa', 'INTERNAL_TOKEN_PUBLIC_KEY', `${strong.INTERNAL_TOKEN_PUBLIC_KEY},`, 'must have at least 8 characters'],
  ['jobs', 'INTERNAL_TOKEN_PUBLIC_KEY', `${strong.INTERNAL_TOKEN_PUBLIC_KEY},garbage!`, 'must be Ed25519 keys'],
  ['matching', 'MATCH_CRON', '99 99 * * *', 'must be a cron pattern'],
  ['matching', 'MATCH_CRON', 'a b c d e', 'must be a cron pattern'],
  ['matching', 'MATCH_CRON', '0 0 31 2 *', 'must be a cron pattern'],
  ['matching', 'MATCH_CRON', '0 0 31 4,6,9,11 *', 'must be a cron pattern'],
  ['matching', 'MATCH_CRON', '0 7 * *', 'must be a cron pattern'],
] as const)('%s names %s where it is %j', (name, setting, value, said) => {
  for (const NODE_ENV of ['development', 'production'])
    expect(() => readers[name]({ ...strong, NODE_ENV, [setting]: value })).toThrow(`${setting}: ${said}`);
});

test('blanks and new lines around a value do not count', () => {
  const secrets = {
    REFRESH_TOKEN_SECRET: `${strong.REFRESH_TOKEN_SECRET}\n`,
    S3_SECRET_KEY: ` ${strong.S3_SECRET_KEY} `,
  };
  const config = readIdentity({ ...strong, ...secrets, IDENTITY_PORT: ' 0 ' });
  expect(config).toEqual(readIdentity(strong));
});

test("the operators' key cannot have the form of a session's token, whose misuse is not counted", () => {
  const token = `${btoa('{"alg":"HS256"}')}.${'x'.repeat(31)}.y`;
  expect(() => readers.gateway({ ...strong, OPS_KEY: token })).toThrow('OPS_KEY: must not be a JSON web token');
});

test('servers may be clusters: several addresses of NATS, members of a replica set, sentinels', () => {
  const cluster = {
    NATS_URL: 'nats://u:p@a:4222,nats://b:4222',
    NATS_REPLICAS: '3',
    JOBS_MONGO_URL: 'mongodb://u:p@a:27017,b:27017,c:27017/x?replicaSet=rs0&authSource=admin',
    REDIS_URL: 'rediss+sentinel://:p@s1:26379,s2:26379/main',
  };
  const { nats, mongoUrl, redis } = readJobs({ ...strong, ...cluster });
  expect([nats.url, nats.replicas, mongoUrl, redis.url]).toEqual(Object.values({ ...cluster, NATS_REPLICAS: 3 }));
  expect(() => readJobs({ ...env, NATS_REPLICAS: '6' })).toThrow(/^NATS_REPLICAS: must be/);
  expect(() => readJobs({ ...env, NATS_CREDS_FILE: '/nowhere' })).toThrow('NATS_CREDS_FILE: /nowhere cannot be read');
});

test.each(['', 'staging', 'Production', 'dev'])('public secrets are refused where NODE_ENV is %j', (NODE_ENV) => {
  expect(() => readGateway({ ...env, NODE_ENV })).toThrow(/the default of the local stack is refused/);
  expect(() => readGateway({ ...env, NODE_ENV: 'test' })).not.toThrow();
});

test("the footer's address is that of the settings, which must be an email address", () => {
  expect(readGateway({ ...env, CONTACT_EMAIL: 'team@portal.example' }).contactEmail).toBe('team@portal.example');
  expect(readGateway({ ...env, CONTACT_EMAIL: '' }).contactEmail).toBe('hello@waratah.example');
  expect(() => readGateway({ ...env, CONTACT_EMAIL: 'team' })).toThrow('CONTACT_EMAIL: must be an email address');
});

test('tracing samples a share of all traces, and browsers cannot change it', () => {
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces:4318' };
  expect(readTracing(traced)).toMatchObject({ service: 'gateway', ratio: 1, servesStrangers: true });
  const of = { ...traced, SERVICE: 'jobs', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readTracing(of)).toMatchObject({ service: 'jobs', ratio: 0.1, servesStrangers: false });
  expect(() => readTracing({ ...traced, OTEL_TRACES_SAMPLER_ARG: '7' })).toThrow(/^OTEL_TRACES_SAMPLER_ARG: [^\n]+$/);
  expect(() => readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'traces' })).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT: [^\n]+$/);
});

test('.env.example describes every variable of every process in a line', async () => {
  const lines = (await readFile(join(root, '.env.example'), 'utf8')).split('\n');
  const named = new Set(lines.flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? []));
  const read = (await Promise.all(partNames.map(settingsOf))).flatMap((names) => [...names]);
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((name) => !named.has(name) && name !== 'NODE_ENV' && name !== 'WEB_DIST')).toEqual([]);
});
