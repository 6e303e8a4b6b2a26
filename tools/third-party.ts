import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { mustRun } from './run-command.ts';

/** The workspaces that run in production: the images of services and gateway, and the built client. */
const shipped = [
  'gateway',
  'web',
  ...['identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer'].map((name) => `services/${name}`),
];

const License = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z
    .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
    .transform(({ license }) => license.id ?? license.name ?? ''),
]);
const Bill = z.object({
  components: z.array(
    z.object({ name: z.string(), version: z.string(), purl: z.string(), licenses: z.array(License).default([]) }),
  ),
});

const Names = z.record(z.string(), z.string()).default({});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().default(false),
      resolved: z.string().optional(),
      dependencies: Names,
      optionalDependencies: Names,
      peerDependencies: Names,
    }),
  ),
});
type Packages = z.infer<typeof Lock>['packages'];

const keyOf = ({ name, version }: Readonly<{ name: string; version: string }>) => `${name} ${version}`;

/** Where the lock file has a package that a folder imports by name: inside that folder, or inside one above it. */
const placeOf = (packages: Packages, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return packages[place].link ? packages[place].resolved : place;
    if (folder === '') return undefined;
  }
};

/**
 * All packages that run in production. npm's own filter by use omits packages that a development tool needs as well as
 * a service.
 */
const readShipped = async () => {
  const { packages } = Lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const reached = new Set<string>(shipped);
  for (const place of reached) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(packages, place, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return new Set(
    [...reached].map((place) =>
      keyOf({ name: place.split('node_modules/').at(-1) ?? '', version: packages[place]?.version ?? '' }),
    ),
  );
};

/** The software bill of materials of what is shipped, from the lock file. */
const readBill = async () => {
  const workspaces = shipped.map((folder) => `--workspace=${folder}`);
  const said = await mustRun('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', ...workspaces]);
  // npm may print warnings before it.
  return Bill.parse(JSON.parse(said.slice(said.indexOf('\n{') + 1, said.lastIndexOf('}') + 1)));
};

const [{ components }, used] = await Promise.all([readBill(), readShipped()]);
const packages = components
  .filter((component) => !component.purl.startsWith('pkg:npm/%40waratah/') && used.has(keyOf(component)))
  .map(({ name, version, licenses }) => ({ name, version, license: licenses.join(' AND ') || 'see its own files' }))
  .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
const counts = new Map<string, number>();
for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);

const page = [
  '# Packages of others',
  '',
  'Written by `npm run generate` from the bill of materials of what runs in production (`npm sbom`). [NOTICE](NOTICE) says more of the',
  'licences that are not permissive.',
  '',
  '| licence | packages |',
  '| --- | --- |',
  ...[...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([license, count]) => `| ${license} | ${count} |`),
  '',
  '| package | version | licence |',
  '| --- | --- | --- |',
  ...packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
  '',
];
await writeFile(join(root, 'THIRD-PARTY.md'), page.join('\n'));
