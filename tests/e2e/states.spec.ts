import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@waratah/stack/settings';
import { mustRun } from '../../tools/run-command.ts';
import { expectSound } from './sound.ts';

/** The page with all states (web/src/states), built for this run and served from its folder. */
const web = join(root, 'web');
let built = '';
const title = 'Every part in every state';

test.beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'waratah-states-'));
  const config = ['--config', 'config/vite.states.ts', '--outDir', built, '--emptyOutDir', '--logLevel', 'warn'];
  await mustRun('vite', ['build', ...config], { cwd: web });
});
test.afterAll(() => rm(built, { recursive: true, force: true }));

for (const width of [320, 768, 1440]) {
  test(`every part is sound in every state at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('http://states.example/**', (route) =>
      route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
    );
    await page.goto('http://states.example/states.html');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    // On this page, texts and landmarks occur twice that a real screen has once.
    await expectSound(page, 'every state', {
      without: ['landmark-unique', 'page-has-heading-one', 'landmark-complementary-is-top-level', 'duplicate-id-aria'],
      widths: [width],
    });
  });
}

test('nothing of the page of states is in what is served', async () => {
  const files = await readdir(join(web, 'dist'), { recursive: true });
  expect(files.length).toBeGreaterThan(50);
  const texts = files.filter((file) => /\.(js|html|css)$/.test(file));
  const found = await Promise.all(
    texts.map(async (file) => ((await readFile(join(web, 'dist', file), 'utf8')).includes(title) ? [file] : [])),
  );
  expect(found.flat()).toEqual([]);
});
