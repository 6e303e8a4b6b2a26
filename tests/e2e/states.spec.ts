import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@waratah/stack/settings';
import { mustRun } from '../../tools/run-command.ts';
import { expectSound } from './sound.ts';

/** The page with all states (web/src/states), built for this test and served from its folder. */
const web = join(root, 'web');
const built = join(root, 'node_modules/.cache/waratah-states');
const title = 'Every part in every state';

test.beforeAll(() =>
  mustRun('vite', ['build', '--config', 'config/vite.states.ts', '--logLevel', 'warn'], { cwd: web }),
);

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
