// Draws the icons of the installed game from the favicon. The pictures are checked in, so this runs only when it changes.
// Usage: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const here = (path) => new URL(path, import.meta.url).pathname;
const favicon = readFileSync(here('../public/favicon.svg'), 'utf8');
const [brand, cream] = ['#1e6f63', '#fbf7ee'];
/** Systems cut icons to circles and rounded squares, so these have a ground of their own, and their colours are swapped. */
const onGround = favicon.replaceAll(brand, 'BRAND').replaceAll(cream, brand).replaceAll('BRAND', cream);

const icons = [
  { name: 'icon-192', size: 192, drawing: favicon, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, drawing: favicon, share: 1, ground: 'transparent' },
  // Four fifths of a maskable icon are sure to be seen.
  { name: 'maskable-512', size: 512, drawing: onGround, share: 0.7, ground: brand },
  { name: 'apple-touch-icon', size: 180, drawing: onGround, share: 0.78, ground: brand },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, size, drawing, share, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      drawing.replace('<svg', `<svg width="${size * share}" height="${size * share}"`),
  );
  await page.screenshot({ path: here(`../public/icons/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
