import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { BuiltSite } from './built-site.ts';

/**
 * First-screen JavaScript, KiB gzip. The budget guards against accidents: we don't cut or delay
 * code to stay below it.
 */
const firstScreens = [
  { page: 'home', route: /^index\.tsx$/, limit: 201 },
  { page: 'search', route: /^search(\/index)?\.tsx$/, limit: 230 },
  { page: 'doctor', route: /^doctor\/\$slug(\/index)?\.tsx$/, limit: 230 },
];
/** JavaScript that each further route adds to the entry, KiB gzip. */
const furtherRoute = 84;
/** Number of scripts that the first page load requests, including those of the cabinet frames. */
const requests = 28;
/** CSS, KiB gzip. Each colour is written twice: the oldest browsers don't know `oklch`. */
const styles = 18;
const fonts = 30;
/** Frames of all cabinets, embedded in the page without content, KiB brotli. */
const frames = 6;

const site = new BuiltSite('dist');
const routes = site.routes();
const rows: string[] = [];

function row(what: string, size: number, limit: number): number {
  rows.push(`  ${what.padEnd(44)} ${size.toFixed(1).padStart(6)} of ${limit} KiB`);
  return size;
}

test('the built scripts have no import cycle, so no module runs before its dependency', () => {
  const keys = Object.keys(site.manifest);
  expect(keys.filter((key) => site.closure(site.manifest[key]?.imports ?? []).has(key))).toEqual([]);
});

describe('the budgets of the production build', () => {
  afterAll(() => console.log(`\n${rows.join('\n')}`));

  test.each(firstScreens)('allow the first screen of $page at most $limit KiB', ({ page, route, limit }) => {
    const file = routes.find((name) => route.test(name)) ?? '';
    expect(file, `a route with a component of its own for ${page}`).not.toBe('');
    const size = site.scripts(site.firstScreen(file));
    expect(row(`first screen: ${page}`, size, limit)).toBeLessThanOrEqual(limit);
  });

  test.each(routes.filter((file) => !firstScreens.some(({ route }) => route.test(file))))(
    `allow the route %s at most ${furtherRoute} KiB besides the files that every page loads`,
    (file) => {
      const entry = site.entry();
      const added = [...site.firstScreen(file)].filter((chunk) => !entry.has(chunk));
      expect(row(`adds: ${file}`, site.scripts(added), furtherRoute)).toBeLessThanOrEqual(furtherRoute);
    },
  );

  test(`allow any first screen at most ${requests} scripts`, () => {
    const most = Math.max(...routes.map((file) => site.firstScreen(file).size));
    expect(most).toBeLessThanOrEqual(requests);
  });

  test(`allow any first screen at most ${styles} KiB of stylesheets`, () => {
    const heaviest = Math.max(...routes.map((file) => site.styles(site.firstScreen(file))));
    expect(row('stylesheets', heaviest, styles)).toBeLessThanOrEqual(styles);
  });

  test(`allow the frames of the cabinets at most ${frames} KiB`, () => {
    const html = site.read('neutral.html').match(/<template.*<\/template>/s)?.[0] ?? '';
    const size = brotliCompressSync(html).length / 1024;
    expect(row('frames of the cabinets', size, frames)).toBeLessThanOrEqual(frames);
    expect(size).toBeGreaterThan(1);
  });

  test(`allow the fonts at most ${fonts} KiB`, () => {
    expect(row('fonts', site.fonts(), fonts)).toBeLessThanOrEqual(fonts);
  });

  test('require the page to load every module of the entry script at once, not one after another', () => {
    const page = site.read('index.html');
    const files = [...site.entry()].filter((key) => key !== 'index.html').map((key) => site.manifest[key]?.file ?? key);
    expect(
      files.filter((file) => !page.includes(`<script type="module" crossorigin src="/${file}"></script>`)),
    ).toEqual([]);
  });
});
