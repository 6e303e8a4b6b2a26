import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectRights, objectRights } from '@waratah/kit/files/object-rights';
import { root } from '@waratah/stack/settings';

/**
 * Writes the rights in the object store twice: the users of the SeaweedFS of Compose and of the local cluster, and one
 * policy per part in AWS's policy language, for a managed bucket in production.
 */
const bucket = 'waratah';
/** The bucket of the production overlay. */
const ofProduction =
  /^S3_BUCKET=(\S+)$/m.exec(await readFile(join(root, 'k8s/overlays/production/settings.env'), 'utf8'))?.[1] ?? bucket;

/** SeaweedFS treats removing as writing. */
const actionsOf = ({ read, write, remove }: ObjectRights) => [
  `List:${bucket}`,
  ...read.map((folder) => `Read:${bucket}/${folder}/*`),
  ...[...new Set([...write, ...remove])].map((folder) => `Write:${bucket}/${folder}/*`),
];

const everything = {
  name: bucket,
  credentials: [{ accessKey: bucket, secretKey: 'local:object-store' }],
  actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
};

const identities = Object.entries(objectRights).map(([part, rights]) => ({
  name: part,
  credentials: [{ accessKey: part, secretKey: `local:object-store-${part}` }],
  actions: actionsOf(rights),
}));

const statement = (actions: readonly string[], folders: readonly string[]) =>
  folders.length === 0
    ? []
    : [
        {
          Effect: 'Allow',
          Action: actions,
          Resource: folders.map((folder) => `arn:aws:s3:::${ofProduction}/${folder}/*`),
        },
      ];

const policyOf = ({ read, write, remove }: ObjectRights) => ({
  Version: '2012-10-17',
  Statement: [
    { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [`arn:aws:s3:::${ofProduction}`] },
    ...statement(['s3:GetObject'], read),
    ...statement(['s3:PutObject', 's3:AbortMultipartUpload'], write),
    ...statement(['s3:DeleteObject'], remove),
  ],
});

const write = (path: string, value: unknown) =>
  writeFile(join(root, 'k8s', path), `${JSON.stringify(value, undefined, 2)}\n`);

await write('components/servers/s3.json', { identities: [everything, ...identities] });
await write(
  'overlays/production/object-store-policies.json',
  Object.fromEntries(Object.entries(objectRights).map(([part, rights]) => [part, policyOf(rights)])),
);
