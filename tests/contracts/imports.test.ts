import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';

/** Which of our folders may import which (design section 2). A folder may always import itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'proto-events': [],
  'services/vocabulary': [],
  'services/kit': ['proto-events'],
  'services/identity': ['services/kit', 'services/vocabulary', 'proto-events'],
  'services/jobs': ['services/kit', 'services/vocabulary', 'proto-events'],
  'services/applications': ['services/kit', 'services/vocabulary', 'proto-events'],
  'services/ai': ['services/kit', 'services/vocabulary', 'proto-events'],
  'services/matching': ['services/kit', 'services/vocabulary', 'proto-events'],
  'services/visa': ['services/kit', 'services/vocabulary', 'proto-events'],
  'services/mailer': ['services/kit', 'services/vocabulary', 'proto-events'],
  gateway: ['services/kit', 'services/vocabulary'],
  web: ['services/vocabulary'],
};

/** Inside a service each layer may import those after it. */
const layers = [
  'graphql',
  'consumers',
  'workers',
  'routes',
  'actions',
  'import',
  'reading',
  'embedding',
  'store',
  'domain',
];
const edges = new Set(['graphql', 'consumers', 'workers', 'routes']);

/** Inside the client: features never import each other, ui knows no router and no data client. */
const webMayImport: Readonly<Record<string, readonly string[]>> = {
  routes: ['features', 'forms', 'ui', 'platform', 'lib', 'gql', 'routes'],
  features: ['forms', 'ui', 'platform', 'lib', 'gql'],
  forms: ['forms', 'ui', 'platform', 'lib'],
  ui: ['ui', 'platform', 'lib'],
  lib: ['lib', 'gql'],
};

/**
 * The console at /ops is a separate client of the same structure, which shares ui and lib with the portal and nothing
 * else.
 */
const opsMayImport: Readonly<Record<string, readonly string[]>> = {
  routes: ['ops/features', 'ops/ui', 'forms', 'ui', 'platform', 'lib', 'gql'],
  features: ['ops/ui', 'forms', 'ui', 'platform', 'lib', 'gql'],
  ui: ['ui', 'platform', 'lib'],
};

const packages: Readonly<Record<string, string>> = {
  '@waratah/events': 'proto-events',
  '@waratah/gateway': 'gateway',
  '@waratah/web': 'web',
  '@waratah/stack': 'stack',
};

type Import = Readonly<{ file: string; specifier: string }>;

const importsOf = async (pattern: string): Promise<readonly Import[]> => {
  const files = await Array.fromAsync(
    glob(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
      return specifiers.map((specifier) => ({ file, specifier }));
    }),
  );
  return found.flat();
};

/** The folder of ours that an import specifier leads to; undefined for packages of others. */
const targetOf = ({ file, specifier }: Import) => {
  if (specifier.startsWith('.')) return join(file, '..', specifier);
  const [scope = '', name = ''] = specifier.split('/');
  if (scope !== '@waratah') return undefined;
  return packages[`${scope}/${name}`] ?? `services/${name}`;
};

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

test.each(Object.entries(mayImport))('%s imports only what it may import', async (folder, allowed) => {
  const imports = await importsOf(`${folder}/**/*.{ts,tsx}`);
  expect(imports.length).toBeGreaterThan(0);
  const foreign = imports.filter((one) => {
    const target = targetOf(one);
    return target !== undefined && ![folder, ...allowed].some((open) => isIn(target, open));
  });
  expect(foreign).toEqual([]);
});

/** `services/jobs/src/consumers.ts` is a layer of one file. */
const layerOf = (path: string) => path.split('/')[3]?.replace(/\.ts$/, '') ?? '';

test('inside a service, edges call actions, actions use stores, and rules are pure', async () => {
  const imports = await importsOf('services/*/src/**/*.ts');
  const upward = imports.filter(({ file, specifier }) => {
    const from = layerOf(file);
    const to = layerOf(specifier.startsWith('.') ? join(file, '..', specifier) : '');
    if (!layers.includes(from) || !layers.includes(to) || from === to || file.endsWith('.test.ts')) return false;
    return edges.has(to) || layers.indexOf(to) < layers.indexOf(from);
  });
  expect(upward).toEqual([]);
});

test('rules do no input or output', async () => {
  const imports = await importsOf('services/*/src/domain/**/*.ts');
  const impure = imports.filter(
    ({ file, specifier }) =>
      !file.endsWith('.test.ts') && /^(mongoose|bullmq|ioredis|express|node:(fs|net|http)|@nats-io)/.test(specifier),
  );
  expect(impure).toEqual([]);
});

test('inside the client, features never import each other and ui imports neither router nor data', async () => {
  const imports = await importsOf('web/src/**/*.{ts,tsx}');
  const wrong = imports.filter(({ file, specifier }) => {
    const [, , from = '', feature] = file.split('/');
    if (from === 'ui' && /^(react-router|@apollo)/.test(specifier)) return true;
    const allowed = webMayImport[from];
    if (!allowed || !specifier.startsWith('.')) return false;
    const [, , to = '', toFeature] = join(file, '..', specifier).split('/');
    if (to === from) return from === 'features' && toFeature !== feature;
    return !allowed.includes(to);
  });
  expect(wrong).toEqual([]);
});

test('the console imports only ui and lib of the portal, and nothing imports the console', async () => {
  const imports = (await importsOf('web/src/**/*.{ts,tsx}')).filter(({ specifier }) => specifier.startsWith('.'));
  const inOps = imports.filter(({ file }) => file.startsWith('web/src/ops/'));
  expect(inOps.length).toBeGreaterThan(0);
  const wrong = imports.filter(({ file, specifier }) => {
    const to = join(file, '..', specifier).replace(/^web\/src\//, '');
    const [, , from = '', layer = '', feature = ''] = file.split('/');
    if (from !== 'ops') return isIn(to, 'ops');
    if (isIn(to, `ops/${layer}`)) return layer === 'features' && !isIn(to, `ops/features/${feature}`);
    const allowed = opsMayImport[layer] ?? ['ops', 'ui', 'platform', 'lib', 'base.css'];
    return !allowed.some((open) => isIn(to, open));
  });
  expect(wrong).toEqual([]);
});

/** The files that each file imports, including type imports. */
const importGraph = async () => {
  const imports = await importsOf('{proto-events,services,gateway,stack,web,tests}/**/*.{ts,tsx}');
  const edges = imports.flatMap((one) => {
    const to = fileOf(one);
    return to ? [{ from: one.file, to }] : [];
  });
  return new Map([...Map.groupBy(edges, ({ from }) => from)].map(([from, all]) => [from, all.map(({ to }) => to)]));
};

/** The file that a specifier names; undefined for packages of others and for folders. */
const fileOf = ({ file, specifier }: Import) => {
  if (specifier.startsWith('.')) return join(file, '..', specifier);
  const [, , ...rest] = specifier.split('/');
  const target = targetOf({ file, specifier });
  return target === undefined || rest.length === 0 ? undefined : `${target}/src/${rest.join('/')}.ts`;
};

/** Import cycles, found by depth-first search. */
const circlesOf = (graph: ReadonlyMap<string, readonly string[]>) => {
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (finished.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
};

test('no import is circular, not even for a type', async () => {
  const graph = await importGraph();
  expect(graph.size).toBeGreaterThan(500);
  expect(circlesOf(graph)).toEqual([]);
});

const Package = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });

test.each(Object.keys(mayImport))(
  '%s declares each package that it imports, because its image installs no other',
  async (folder) => {
    const { name, dependencies } = Package.parse(
      JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')),
    );
    const imported = new Set<string>();
    for await (const path of glob(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })) {
      if (path.includes('.test.')) continue;
      const text = await readFile(join(root, path), 'utf8');
      for (const [, own = ''] of text.matchAll(/ from '(@waratah\/[a-z-]+)/g)) imported.add(own);
    }
    expect([...imported].filter((other) => other !== name && !(other in dependencies))).toEqual([]);
  },
);
