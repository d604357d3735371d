import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { BuiltSite } from './built-site.ts';

/** First-screen JavaScript, KiB gzip. A guard against accidents: no code is cut, delayed or rewritten to stay below it. */
const firstScreens = [
  { page: 'home', route: /^index\.tsx$/, limit: 180 },
  { page: 'search', route: /^search(\/index)?\.tsx$/, limit: 180 },
  { page: 'doctor', route: /^doctor\/\$slug(\/index)?\.tsx$/, limit: 180 },
];
/** What any further route adds to the entry, KiB gzip. */
const furtherRoute = 80;
/** What a cabinet's part of the route tree adds to the entry, KiB gzip: without the validation of forms. */
const lateRoutes = 12;
const styles = 16;
const fonts = 30;

const site = new BuiltSite('dist');
const routes = site.routes();
const rows: string[] = [];

function row(what: string, size: number, limit: number): number {
  rows.push(`  ${what.padEnd(44)} ${size.toFixed(1).padStart(6)} of ${limit} KiB`);
  return size;
}

describe('budgets of the production build', () => {
  afterAll(() => console.log(`\n${rows.join('\n')}`));

  test.each(firstScreens)('first screen of $page: at most $limit KiB', ({ page, route, limit }) => {
    const file = routes.find((name) => route.test(name)) ?? '';
    expect(file, `a route with a component of its own for ${page}`).not.toBe('');
    const size = site.preloadScript() + site.scripts(site.firstScreen(file));
    expect(row(`first screen: ${page}`, size, limit)).toBeLessThanOrEqual(limit);
  });

  test.each(routes.filter((file) => !firstScreens.some(({ route }) => route.test(file))))(
    `%s adds at most ${furtherRoute} KiB`,
    (file) => {
      const entry = site.entry();
      const added = [...site.firstScreen(file)].filter((chunk) => !entry.has(chunk));
      expect(row(`adds: ${file}`, site.scripts(added), furtherRoute)).toBeLessThanOrEqual(furtherRoute);
    },
  );

  test(`stylesheets of any first screen: at most ${styles} KiB`, () => {
    const heaviest = Math.max(...routes.map((file) => site.styles(site.firstScreen(file))));
    expect(row('stylesheets', heaviest, styles)).toBeLessThanOrEqual(styles);
  });

  test(`fonts: at most ${fonts} KiB`, () => {
    expect(row('fonts', site.fonts(), fonts)).toBeLessThanOrEqual(fonts);
  });

  test.each([...site.lateRoutes().keys()])(`the routes of the %s's cabinet: at most ${lateRoutes} KiB`, (cabinet) => {
    const entry = site.entry();
    const added = [...site.lateScreen(cabinet)].filter((chunk) => !entry.has(chunk));
    expect(row(`routes: fo/${cabinet}`, site.scripts(added), lateRoutes)).toBeLessThanOrEqual(lateRoutes);
  });

  test('no first screen knows the pages of a cabinet; its own part of the tree does', () => {
    const entry = [...site.entry()].map((key) => site.read(site.manifest[key]?.file ?? '')).join('\n');
    const below = cabinetAddresses();
    expect(below.get('patient')).toContain('/visits/$id/reschedule');
    for (const [cabinet, addresses] of below) {
      const part = site.read(site.manifest[site.lateRoutes().get(cabinet) ?? '']?.file ?? '');
      expect(addresses.filter((address) => !part.includes(`\`${address}`))).toEqual([]);
      // A shorter address may stand elsewhere too, as a public page's.
      expect(addresses.filter((address) => /\/.*\//.test(address) && entry.includes(`\`${address}`))).toEqual([]);
    }
  });

  test('the page preloads every module that its entry imports', () => {
    const page = site.read('index.html');
    const files = [...site.entry()].filter((key) => key !== 'index.html').map((key) => site.manifest[key]?.file ?? key);
    expect(files.filter((file) => !page.includes(`rel="modulepreload" crossorigin href="/${file}"`))).toEqual([]);
  });
});

/** The addresses of the routes below each cabinet, as the generated route tree has them. */
function cabinetAddresses(): Map<string, string[]> {
  const tree = readFileSync('generated/route-tree.gen.ts', 'utf8');
  const addresses = [
    ...tree.matchAll(/^ {4}'\/fo\/(?<cabinet>\w+)\/[^']*': \{\n\s+id: [^\n]+\n\s+path: '(?<path>[^']+)'/gm),
  ];
  return new Map(
    [...Map.groupBy(addresses, ({ groups }) => groups?.['cabinet'] ?? '')].map(([cabinet, found]) => [
      cabinet,
      found.map(({ groups }) => groups?.['path'] ?? ''),
    ]),
  );
}
