import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { partNames } from '../part-names.ts';
import { OpsError } from './ops-error.ts';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    open: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};

const secret = () => randomBytes(48).toString('base64');
/** A secret for URLs and configuration files: letters and digits, beginning with a letter. */
const password = () => `p${randomBytes(24).toString('hex')}`;

const services = partNames.filter((name) => name !== 'gateway');
const withFiles = ['gateway', 'identity', 'jobs', 'applications', 'visa'] as const;

/**
 * The content of `.env` for docker-compose.production.yml, for a portal with a host name, with new secrets. Throws
 * OpsError.
 */
export const productionSettings = (host: string): string => {
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(host))
    throw new OpsError(`${host} is not a host name like jobs.example.org`);
  const [access, internal] = [pair(), pair()];
  const lines = [
    '# Settings of docker-compose.production.yml. Keep this file secret, and a copy of it where the backups are not.',
    'COMPOSE_FILE=docker-compose.yml:docker-compose.production.yml',
    'COMPOSE_PROFILES=app',
    '',
    '# Yours to fill in. Keep the single quotes: without them $ and # change a value.',
    `DOMAIN=${host}`,
    "SMTP_URL=''",
    `MAIL_FROM='Waratah <hello@${host}>'`,
    "MAIL_POSTAL_ADDRESS=''",
    `CONTACT_EMAIL=hello@${host}`,
    'MODERATION=review',
    'PILOT=on',
    "GOOGLE_CLIENT_ID=''",
    "GOOGLE_CLIENT_SECRET=''",
    "OPENAI_API_KEY=''",
    '',
    '# Keys (docs/runbook/keys.md)',
    `ACCESS_TOKEN_PRIVATE_KEY=${access.secret}`,
    `ACCESS_TOKEN_PUBLIC_KEY=${access.open}`,
    `INTERNAL_TOKEN_PRIVATE_KEY=${internal.secret}`,
    `INTERNAL_TOKEN_PUBLIC_KEY=${internal.open}`,
    ...['LINK_SECRET', 'REFRESH_TOKEN_SECRET', 'OPS_KEY'].map((name) => `${name}=${secret()}`),
    '',
    '# Passwords between the containers',
    ...['MONGO_ROOT_PASSWORD', 'REDIS_PASSWORD', 'S3_SECRET_KEY'].map((name) => `${name}=${password()}`),
    ...services.map((name) => `MONGO_${name.toUpperCase()}_PASSWORD=${password()}`),
    ...['admin', ...services].map((name) => `NATS_${name.toUpperCase()}_PASSWORD=${password()}`),
    ...withFiles.map((name) => `${name.toUpperCase()}_S3_SECRET_KEY=${password()}`),
  ];
  return `${lines.join('\n')}\n`;
};
