import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for a quiet and fast browser in a container. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: the one in `CHROMIUM_PATH`, Playwright's own, or the system's.
 * @returns undefined if there is none
 * @throws when `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
  }
  return [chromium.executablePath(), ...systemBrowsers()].find((path) => existsSync(path));
}

/**
 * A Chromium for the browser tests. If the machine has none, Playwright installs one; if that
 * download fails and we are root, Debian's package manager does.
 * @throws when none can be found or installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium here: installing one.');
  run('playwright', ['install', 'chromium']);
  if (!findBrowser() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium found or installed. Install one, or name it in CHROMIUM_PATH.');
}

function systemBrowsers(): string[] {
  // The headless shell comes first, as in Playwright: it renders the same pages a third faster.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macOs];
}

function run(command: string, options: string[]): void {
  const { status } = spawnSync(command, options, { stdio: 'inherit' });
  if (status !== 0) console.log(`${command} ${options.join(' ')} did not work.`);
}

/** The browser's name and version for the log: «Chromium 156.0…». */
export function browserVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
