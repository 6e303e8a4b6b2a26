import { access } from 'node:fs/promises';
import { mustRun } from './run-command.ts';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Debian's Chromium, installed if it is missing. */
export const ensureChromium = async () => {
  const there = await access(chromiumPath).then(
    () => true,
    () => false,
  );
  if (there) return;
  console.log('Installing Chromium from Debian (once) ...');
  await mustRun('apt-get', ['update', '-qq']);
  await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
};
