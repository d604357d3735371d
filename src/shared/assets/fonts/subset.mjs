/**
 * Cuts the Onest subsets in this folder. Run by hand if a character is missing:
 *
 *   npm install --no-save @fontsource-variable/onest@5.3.1 subset-font@2.9.0
 *   node src/shared/assets/fonts/subset.mjs
 *
 * Onest is published as one file per script, so there is one subset per source file. Two are
 * preloaded on every page by index.html (latin, cyrillic); the other two load when a page has such
 * a character. All files together stay under 30 KB. After a change copy the range into the
 * unicode-range of fonts.css.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (first, last) => {
  let text = '';
  for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code);
  return text;
};

const subsets = [
  { name: 'latin', source: 'latin', text: `${range(0x20, 0x7e)}\u00A0©«°±·»½×–—‘’“”„•…′″↑↓−` },
  { name: 'cyrillic', source: 'cyrillic', text: `${range(0x410, 0x44f)}ЁёІіҰұ№` },
  { name: 'kazakh', source: 'cyrillic-ext', text: 'ӘәҒғҚқҢңӨөҮүҺһ' },
  { name: 'tenge', source: 'latin-ext', text: '₸' },
  { name: 'arrows', source: 'symbols', text: '←→' },
];

for (const { name, source, text } of subsets) {
  const file = new URL(import.meta.resolve(`@fontsource-variable/onest/files/onest-${source}-wght-normal.woff2`));
  const subset = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    keepFeatures: ['calt', 'kern', 'tnum', 'locl', 'ccmp', 'mark'],
    noHinting: true,
    dropTables: ['gasp', 'STAT'],
  });
  await writeFile(new URL(`onest-${name}.woff2`, import.meta.url), subset);
  process.stdout.write(`${name}: ${subset.length} bytes\n`);
}
