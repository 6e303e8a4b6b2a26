import S3rver from '@20minutes/s3rver';
import Account from '@20minutes/s3rver/lib/models/account.js';
import { z } from 'zod';
import { mendFiles, withoutList } from './s3-files.ts';
import { isAllowed, type S3User } from './s3-rights.ts';

// The process around the object store: s3-host.ts DIRECTORY PORT, with its users in the environment.
const [directory = '', port = ''] = process.argv.slice(2);
const Users = z.array(z.custom<S3User>());
const users = new Map(Users.parse(JSON.parse(process.env.S3_USERS ?? '[]')).map((user) => [user.accessKey, user]));

Account.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
for (const { accessKey, secretKey } of users.values()) Account.DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey);
const store = new S3rver({ address: '127.0.0.1', port: Number(port), directory, silent: true, vhostBuckets: false });

const isBucket = (path: string) => path.split('/').filter((part) => part !== '').length === 1;

// By itself it checks signatures but lets in who brings none, knows no rights, and writes wherever a key with dots points.
store.middleware.unshift(async (context, next) => {
  const { headers, query, method } = context;
  // Reads the user from `AWS4-HMAC-SHA256 Credential=KEY/20261122/us-east-1/s3/aws4_request, ...`, or from the URL of a
  // signed link.
  const credential = headers.authorization?.split('Credential=')[1] ?? query['X-Amz-Credential'] ?? '';
  const key = credential.split('/')[0] ?? '';
  const path = decodeURIComponent(context.path);
  const user = users.get(key);
  if (user && !path.split('/').includes('..') && isAllowed(user, method, path))
    return method === 'HEAD' && isBucket(path) ? withoutList(next) : next();
  context.status = 403;
  context.type = 'application/xml';
  context.body = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
});

mendFiles(store.store);

await store.run();
console.log('ready');

process.once('SIGTERM', () => process.exit(0));
