import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/parts';
import { root } from '@waratah/stack/settings';
import { validate } from 'dockerfile-utils';
import { readDockerfile } from '../support/dockerfile.ts';

const images = partNames.map(
  (name) => [name, name === 'gateway' ? 'gateway/Dockerfile' : 'services/Dockerfile'] as const,
);

describe.each(images)('image of %s', (name, path) => {
  test('its Dockerfile is sound, and pins what it starts from', async () => {
    const { text, lines } = await readDockerfile(path, name);
    expect(validate(text)).toEqual([]);
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    for (const line of lines.filter((one) => one.startsWith('FROM ')))
      expect(line).toContain(`node:${devDependencies.node}-`);
  });

  test('what it copies and starts is there', async () => {
    const { copies, last } = await readDockerfile(path, name);
    const own = copies.filter(({ from }) => from === undefined).flatMap(({ sources }) => sources);
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const folder = (last('WORKDIR') ?? '').replace('/app/', '');
    expect(folder).toBe(name === 'gateway' ? 'gateway' : `services/${name}`);
    expect(last('CMD')).toBe('["node", "--import", "@waratah/kit/tracing/tracing-start", "src/main.ts"]');
    expect(existsSync(join(root, folder, 'src/main.ts'))).toBe(true);
  });

  test('runs as nobody, installs no tools of development, and holds no package manager', async () => {
    const { lines, last } = await readDockerfile(path, name);
    expect(last('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(final.filter((line) => /npm (install|ci|run)/.test(line))).toEqual([]);
    expect(final.some((line) => line.startsWith('RUN rm -rf /usr/local/lib/node_modules'))).toBe(true);
    expect(last('HEALTHCHECK')).toContain('/healthz');
  });
});
