/**
 * `npm run tool -- screens [-g name]` takes pictures of the screens at both widths. It shows them
 * side by side in tests/.out/screens/index.html.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder } from './files-under.ts';
import { run } from './run/command.ts';
import { quoted } from './tools.ts';

const chosen = process.argv.slice(2).map(quoted).join(' ');
const projects = '--project=screens-1440 --project=screens-375';
if (!run(`playwright test --config tests/playwright.config.ts ${projects} ${chosen}`)) process.exitCode = 1;

const folder = resolve(import.meta.dirname, '../.out/screens');
const names = [...new Set(filesUnder(folder, /-(1440|375)\.png$/).map((file) => file.replace(/-\d+\.png$/, '')))];

const figure = (name: string, width: number): string =>
  `<figure><a href="${name}-${width}.png"><img src="${name}-${width}.png" alt="${name}, ${width} px" width="${width / 2}" loading="lazy"></a><figcaption>${width} px</figcaption></figure>`;

writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 32px; background: #f3f6f8 }
  section div { display: flex; gap: 24px; align-items: start }
  figure { margin: 0 } img { display: block; border: 1px solid #dee4e7 }
</style>
<h1>Screens</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>
${names.map((name) => `<section id="${name}"><h2>${name}</h2><div>${figure(name, 1440)}${figure(name, 375)}</div></section>`).join('\n')}
</html>
`,
);
console.log(`${names.length} screens: ${join(folder, 'index.html')}`);
