import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '@waratah/stack/settings';
import { chromiumPath, ensureChromium } from './chromium.ts';

/**
 * `node tools/social-image.ts`: draws the preview image of links to the portal (web/public/social.png) from its SVG,
 * and the logo for emails (web/public/bloom.png), since mail programs do not show SVG.
 */
const size = { width: 1200, height: 630 };
/** Twice its size in the email, for high-resolution screens. */
const bloomSize = { width: 80, height: 80 };

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
await page.setViewportSize(bloomSize);
await page.setContent(`<style>body{margin:0}img{display:block}</style><img src="${flower}" width="80" height="80">`);
await page.screenshot({ path: join(root, 'web/public/bloom.png'), omitBackground: true });
await browser.close();
