import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readStackFile } from '@waratah/stack/stack-file';
import { root } from '@waratah/stack/settings';
import { chromiumPath, ensureChromium } from './chromium.ts';
import { eventually } from '../tests/support/eventually.ts';

/**
 * `npm run pictures`: takes the README's pictures from a running stack with its demo data (`npm start`), in `.stack` or
 * in the data folder named by `--data`.
 */
const { values } = parseArgs({ options: { data: { type: 'string', default: '.stack' } } });
const password = 'Waratah-2026';
const folder = join(root, 'docs/pictures');

/** `shows` is visible once the whole screen is. */
type Picture = Readonly<{ name: string; path: string; shows: string; as?: string; dark?: boolean }>;

const pictures: readonly Picture[] = [
  { name: 'home', path: '/', shows: 'Visa-friendly jobs' },
  { name: 'jobs', path: '/jobs?visa_sponsorship=false', shows: 'About the job', as: 'student' },
  { name: 'dashboard', path: '/employer/dashboard', shows: 'View All', as: 'employer', dark: true },
  { name: 'post-job', path: '/employer/post-job', shows: 'Employment basis', as: 'employer' },
];

/** Evaluated through the browser's own protocol, since the page does not allow other scripts. */
const isStill = '!document.body.textContent.includes("Loading") && document.getAnimations().length === 0';

const signIn = async (page: Page, name: string) => {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${name}@demo.waratah.au`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
};

const take = async (context: BrowserContext, { name, path, as, shows }: Picture) => {
  const page = await context.newPage();
  if (as) await signIn(page, as);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByText(shows).first().waitFor();
  await page.getByRole('status', { name: /loading/i }).waitFor({ state: 'detached' });
  await eventually(async () => {
    if (!(await page.evaluate(isStill))) throw new Error(`${name} does not come to rest`);
  });
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
};

await ensureChromium();
const stack = await readStackFile(values.data);
if (!stack) throw new Error(`No stack runs on ${values.data}: npm start`);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
for (const picture of pictures) {
  const context = await browser.newContext({
    baseURL: stack.gateway,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    colorScheme: picture.dark ? 'dark' : 'light',
    viewport: { width: 1280, height: 800 },
  });
  await take(context, picture);
  await context.close();
  console.log(picture.name);
}
await browser.close();
