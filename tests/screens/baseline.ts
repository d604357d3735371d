import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the environment, besides the site, that the pictures depend on. */
interface Maker {
  readonly browser: string;
  readonly system: string;
  /** The system's fallback font for glyphs that the site's fonts lack. */
  readonly fonts: string;
}

const file = join(import.meta.dirname, 'pictures/made-with.json');

/**
 * The reason why this machine's pictures can't be compared with those in `pictures/`; undefined if
 * they can be compared.
 * @param browser version of the browser, as reported by the browser or by Playwright
 */
export function differsFromBaseline(browser: string): string | undefined {
  if (process.env['ACCEPT_PICTURES'] !== undefined) return undefined;
  const made = JSON.parse(readFileSync(file, 'utf8')) as Maker;
  const here = maker(browser);
  const told = ({ browser: version, system, fonts }: Maker): string => `Chromium ${version}, ${system}, ${fonts}`;
  return told(made) === told(here) ? undefined : `not compared: made with ${told(made)}; here is ${told(here)}`;
}

/** Records this machine's environment as the one that made the pictures. */
export function nameMaker(browser: string): void {
  writeFileSync(file, `${JSON.stringify(maker(browser), null, 2)}\n`);
}

function maker(browser: string): Maker {
  const { stdout, status } = spawnSync('fc-match', ['--format=%{family}', 'sans-serif'], { encoding: 'utf8' });
  const version = /\d+(\.\d+)+/.exec(browser)?.[0] ?? browser;
  return {
    browser: version,
    system: `${process.platform} ${process.arch}`,
    fonts: status === 0 ? stdout : 'fonts unknown',
  };
}
