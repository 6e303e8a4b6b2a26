import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import { root } from '@waratah/stack/settings';
import { validate } from 'dockerfile-utils';
import { readDockerfile } from '../support/dockerfile.ts';

const fileOf = (name: string) =>
  ({ gateway: 'gateway/Dockerfile', ops: 'stack/Dockerfile' })[name] ?? 'services/Dockerfile';
const images = partNames.map((name) => [name, fileOf(name)] as const);
const all = [...images, ['ops', fileOf('ops')] as const];

describe.each(all)('image of %s', (name, path) => {
  test('its Dockerfile is valid, and pins its base image', async () => {
    const { text, lines, stages } = await readDockerfile(path, name);
    expect(validate(text)).toEqual([]);
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    for (const line of lines.filter((one) => one.startsWith('FROM '))) {
      const [, from = ''] = line.split(' ');
      if (!stages.includes(from)) expect(from).toMatch(new RegExp(`^node:${devDependencies.node}-`));
    }
  });

  test('runs without privileges, and contains neither development tools nor a package manager', async () => {
    const { lines, last } = await readDockerfile(path, name);
    expect(last('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(final[0]).toBe('FROM base');
    expect(final.filter((line) => /npm (install|ci|run)/.test(line))).toEqual([]);
    const base = lines.slice(lines.findIndex((line) => line.endsWith(' AS base')));
    expect(base[1]).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules/);
  });
});

test('all images share their first layers: Node, and the packages of kit', async () => {
  const beginnings = all.map(async ([name, path]) => {
    const { lines } = await readDockerfile(path, name);
    const own = lines.findIndex((line) => /^FROM (?!.* AS (base|common)$)/.test(line));
    const final = lines.findLastIndex((line) => line.startsWith('FROM '));
    return [...lines.slice(0, own), ...lines.slice(final, final + 2)].join('\n');
  });
  const [first = '', ...others] = await Promise.all(beginnings);
  expect(first).toContain('COPY --from=common /app ./');
  for (const other of others) expect(other).toBe(first);
});

describe.each(images)('image of %s', (name, path) => {
  test('the files that it copies and starts exist', async () => {
    const { copies, last } = await readDockerfile(path, name);
    const own = copies.filter(({ from }) => from === undefined).flatMap(({ sources }) => sources);
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const folder = (last('WORKDIR') ?? '').replace('/app/', '');
    expect(folder).toBe(name === 'gateway' ? 'gateway' : `services/${name}`);
    expect(last('CMD')).toBe('["node", "--import", "@waratah/kit/tracing/tracing-start", "src/main.ts"]');
    expect(existsSync(join(root, folder, 'src/main.ts'))).toBe(true);
  });

  test('has a health check', async () => {
    const { last } = await readDockerfile(path, name);
    expect(last('HEALTHCHECK')).toContain('/healthz');
  });
});
