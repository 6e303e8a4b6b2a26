import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';

/** The first releases without known vulnerabilities that affect us. */
const atLeast: Readonly<Record<string, string>> = {
  mongo: '8.0.32',
  'valkey/valkey': '9.1.1',
  nats: '2.14.6',
  'chrislusf/seaweedfs': '4.24',
  caddy: '2.11.3',
  'grafana/grafana': '12.4.11',
  'grafana/tempo': '2.8.4',
  'prom/prometheus': 'v3.5.3',
};

const files = ['docker-compose*.yml', 'k8s/**/*.yaml'];
const images = async () => {
  const found: { path: string; image: string; version: string }[] = [];
  for await (const path of glob(files, { cwd: root })) {
    const text = await readFile(join(root, path), 'utf8');
    for (const [, image = '', version = ''] of text.matchAll(/^\s*(?:- )?image: ([\w./-]+):(\S+)$/gm))
      if (!image.startsWith('waratah-')) found.push({ path, image, version });
  }
  return found;
};

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

test('every server has an exact release without known vulnerabilities, the same one everywhere', async () => {
  const all = await images();
  expect(new Set(all.map(({ image }) => image)).size).toBeGreaterThan(7);
  for (const { path, image, version } of all) {
    expect([path, image, version]).toEqual([
      path,
      image,
      expect.stringMatching(/^v?\d+\.\d+(\.\d+)?(-alpine)?(@sha256:[0-9a-f]{64})?$/),
    ]);
    const least = atLeast[image];
    if (least) expect([path, image, compare(version, least) >= 0]).toEqual([path, image, true]);
  }
  for (const name of Object.keys(atLeast))
    expect(new Set(all.filter(({ image }) => image === name).map(({ version }) => version)).size).toBe(1);
});
