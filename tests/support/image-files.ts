import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { readDockerfile } from './dockerfile.ts';

const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

const Package = z.object({ name: z.string() });

/** Patterns of .dockerignore, as far as ours use them: names anywhere, endings anywhere, folders at the top. */
const readIgnored = async () => {
  const lines = (await readFile(join(root, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line));
  const tests = lines.map((line) => {
    const plain = line.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return new RegExp(line.startsWith('**/') ? `(^|/)${plain}(/|$)` : `^${plain}(/|$)`);
  });
  return (path: string) => tests.some((pattern) => pattern.test(path));
};

/**
 * Writes the content of an image's last stage to `into`: the files that its Dockerfile copies, without those that
 * .dockerignore excludes, and the packages that are not only for development. Answers its start command.
 */
export const layOutImage = async (path: string, service: string, into: string) => {
  const { copies, last, lines } = await readDockerfile(path, service);
  const ignored = await readIgnored();
  const own = copies.filter(({ stage, from }) => stage === 'last' && from === undefined);
  const folders = own.flatMap(({ sources }) => sources);
  for (const { sources, target } of own)
    for (const source of sources)
      await copyInto(source, into, target.endsWith('/') ? join(target, basename(source)) : target, ignored);
  for (const { sources, target } of copies.filter(({ stage, from }) => stage === 'last' && from === 'client'))
    for (const source of sources)
      await cp(join(root, source.replace('/app/', '')), join(into, target), { recursive: true });
  await linkPackages(
    into,
    folders.filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
  const environment = lines.filter((line) => line.startsWith('ENV ')).flatMap((line) => line.slice(4).split(' '));
  return {
    folder: join(into, (last('WORKDIR') ?? '').replace('/app', '.')),
    command: z.array(z.string()).parse(JSON.parse(last('CMD') ?? '')),
    healthcheck: z.array(z.string()).parse(JSON.parse(/CMD (\[.*\])/.exec(last('HEALTHCHECK') ?? '')?.[1] ?? '[]')),
    env: Object.fromEntries(
      environment.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  };
};

const copyInto = async (source: string, into: string, target: string, ignored: (path: string) => boolean) => {
  const filter = (path: string) => !ignored(relative(root, path));
  await cp(join(root, source), join(into, target), { recursive: true, filter });
};

/**
 * Links to our packages lead to the folders beside them, as in an image; those to other packages, to where they are
 * installed.
 */
const linkPackages = async (into: string, folders: readonly string[]) => {
  const lock = Lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const kept = (path: string) => lock.packages[path]?.dev !== true;
  const link = async (path: string) => {
    if (!kept(path)) return;
    await mkdir(dirname(join(into, path)), { recursive: true });
    await symlink(join(root, path), join(into, path));
  };
  for (const nested of ['', ...folders.map((folder) => `${folder}/`)]) {
    const modules = `${nested}node_modules`;
    for (const name of await readdir(join(root, modules)).catch(() => [])) {
      if (name.startsWith('.') || name === '@waratah') continue;
      const scoped = name.startsWith('@')
        ? (await readdir(join(root, modules, name))).map((one) => `${name}/${one}`)
        : [name];
      for (const one of scoped) await link(`${modules}/${one}`);
    }
  }
  await mkdir(join(into, 'node_modules/@waratah'), { recursive: true });
  for (const folder of folders) {
    const { name } = Package.parse(JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')));
    await symlink(`../../${folder}`, join(into, 'node_modules', name));
  }
};
