import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Key of a browser in MDN's compatibility data. */
export type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios';

/** Names of a browser in MDN's data and in Vite, by its name in `browserslist`. */
const names: Readonly<Record<string, readonly [mdn: Browser, vite: string]>> = {
  chrome: ['chrome', 'chrome'],
  edge: ['edge', 'edge'],
  firefox: ['firefox', 'firefox'],
  safari: ['safari', 'safari'],
  ios_saf: ['safari_ios', 'ios'],
};

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly browserslist: readonly string[];
};

const oldest = browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const found = names[name];
  if (found === undefined) throw new Error(`package.json: «${line}» is no «name >= version» of a known browser`);
  return { mdn: found[0], vite: `${found[1]}${version}`, version: Number(version) };
});

/** The oldest supported browsers, from `browserslist` in package.json. */
export const oldestVersions: ReadonlyMap<Browser, number> = new Map(oldest.map(({ mdn, version }) => [mdn, version]));

/** The same browsers in the notation of Vite's build target. */
export const buildTarget: string[] = oldest.map(({ vite }) => vite);
