import { existsSync } from 'node:fs';
import { mustRun } from './run-command.ts';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const shellPath = process.env.CHROMIUM_PATH ?? '/usr/lib/chromium/chromium-headless-shell';

/** The browser of the tests: Chromium without windows, which loads a page at half the cost; without it the whole one. */
export const headlessPath = existsSync(shellPath) ? shellPath : chromiumPath;

const install = async (name: string) => {
  console.log(`Installing ${name} from Debian (once) ...`);
  await mustRun('apt-get', ['update', '-qq']);
  await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
};

/** Debian's Chromium, installed if it is missing. */
export const ensureChromium = async () => {
  if (!existsSync(chromiumPath)) await install('chromium');
};

/** The browser of the tests, installed if it is missing. */
export const ensureHeadless = async () => {
  if (existsSync(shellPath)) return;
  await install('chromium-headless-shell').catch((error: unknown) => {
    if (!existsSync(chromiumPath)) throw error;
    console.log('It cannot be installed here: the tests run in Chromium.');
  });
};
