import S3rver from '@20minutes/s3rver';
import Account from '@20minutes/s3rver/lib/models/account.js';

// The process around the object store: s3-host.ts DIRECTORY PORT, with its keys in the environment.
const [directory = '', port = ''] = process.argv.slice(2);
const { S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = process.env;

Account.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
Account.DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey);
const store = new S3rver({ address: '127.0.0.1', port: Number(port), directory, silent: true, vhostBuckets: false });

// By itself it checks signatures but lets in who brings none, and it writes wherever a key with dots points.
store.middleware.unshift(async (context, next) => {
  const signed = 'authorization' in context.headers || 'X-Amz-Signature' in context.query;
  const climbs = decodeURIComponent(context.path).split('/').includes('..');
  if (signed && !climbs) return next();
  context.status = 403;
  context.type = 'application/xml';
  context.body = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
});

await store.run();
console.log('ready');

process.once('SIGTERM', () => process.exit(0));
