import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '@waratah/stack/settings';
import { chromiumPath, ensureChromium } from './chromium.ts';

/**
 * `node tools/draw-images.ts`: draws the images of web/public that cannot be SVG, from those that are: the preview image
 * of links to the portal, the logo for emails, and the icons of the installed portal.
 */
const size = { width: 1200, height: 630 };

type Logo = Readonly<{
  file: string;
  /** Width and height of the image, and how much of them the flower fills. */
  pixels: number;
  part?: number;
  background?: string;
}>;
const logos: readonly Logo[] = [
  // Twice its size in the email, for high-resolution screens.
  { file: 'bloom.png', pixels: 80 },
  { file: 'icon-192.png', pixels: 192 },
  { file: 'icon-512.png', pixels: 512 },
  // Phones cut it into a shape of theirs, which contains the inner four fifths.
  { file: 'icon-maskable-512.png', pixels: 512, part: 0.64, background: '#faf6f0' },
];

await ensureChromium();
const [drawing, bloom, font] = await Promise.all([
  readFile(join(root, 'web/social/social.svg'), 'utf8'),
  readFile(join(root, 'web/public/favicon.svg'), 'base64'),
  readFile(join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), 'base64'),
]);
const face = `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${font})}`;
const flower = `data:image/svg+xml;base64,${bloom}`;
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: size });
await page.setContent(
  `<style>${face}body{margin:0}svg{display:block}</style>${drawing.replaceAll('bloom.svg', flower)}`,
);
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: join(root, 'web/public/social.png') });
for (const { file, pixels, part = 1, background = 'transparent' } of logos) {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}</style>
     <img src="${flower}" width="${pixels * part}" height="${pixels * part}">`,
  );
  await page.screenshot({ path: join(root, 'web/public', file), omitBackground: true });
}
await browser.close();
