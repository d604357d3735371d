import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files-under.ts';
import { root, run } from './run/command.ts';
import { quoted } from './tools.ts';

const playwright = 'playwright test --config tests/playwright.config.ts --project=desktop --project=phone';

/** Runs the Vitest and Playwright tests whose file or title contains the name, ignoring case. */
export function runNamed(name: string): void {
  const passed = [...vitestCommands(name), ...playwrightCommands(name)].map((command) => run(command));
  if (passed.length === 0) console.error(`No file and no title of a test has «${name}»`);
  process.exitCode = passed.length > 0 && passed.every(Boolean) ? 0 : 1;
}

/** Files with the name in their path run completely, other files run only their matching tests. */
function vitestCommands(name: string): string[] {
  const wanted = name.toLowerCase();
  const files = filesUnder(join(root, 'tests'), /\.test\.tsx?$/).map((path) => `tests/${path}`);
  const whole = files.filter((path) => path.toLowerCase().includes(wanted));
  const partly = files.filter((path) => !whole.includes(path) && readFileSync(join(root, path), 'utf8').includes(name));
  const builds = [...whole, ...partly].some((path) => path.startsWith('tests/build/'))
    ? ['vite build --logLevel warn', 'vite build --mode demo --logLevel warn']
    : [];
  return [
    ...builds,
    ...(whole.length > 0 ? [`vitest run ${whole.map(quoted).join(' ')}`] : []),
    ...(partly.length > 0
      ? [`vitest run ${partly.map(quoted).join(' ')} --passWithNoTests -t ${quoted(escaped(name))}`]
      : []),
  ];
}

function playwrightCommands(name: string): string[] {
  // A title begins with the project's name, which the pattern skips.
  const chosen = `${playwright} --grep ${quoted(String.raw`^\S+ .*${escaped(name)}`)}`;
  const { status } = spawnSync(`${chosen} --list`, { cwd: root, shell: true, stdio: 'ignore' });
  return status === 0 ? ['node tests/tools/build-when-stale.ts', chosen] : [];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
