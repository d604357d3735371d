/**
 * Runs every check of the repository, quick checks first, and continues after a failure. Ends with
 * the names of the failures, «N passed, N failed» and a non-zero exit code after a failure.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { differsFromBaseline } from '../screens/baseline.ts';
import { browserVersion, ensureBrowser } from './browser.ts';
import { buildOverHttp } from './run/build-over-http.ts';
import { root, run } from './run/command.ts';
import { generatedIsFresh } from './run/generated-is-fresh.ts';
import { summary, table, type Outcome, type Result } from './run/result.ts';
import { playwright, vitest } from './run/suites.ts';

const results: Result[] = [];
mkdirSync(join(root, 'tests/.out'), { recursive: true });

function check(kind: string, passes: () => boolean): void {
  suite(kind, () => {
    const ok = passes();
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
  });
}

function suite(kind: string, outcome: () => Outcome): void {
  console.log(`\n▶ ${kind}`);
  const start = performance.now();
  results.push({ kind, ...outcome(), seconds: (performance.now() - start) / 1000 });
}

check('types', () => run('npm run --silent typecheck'));
check('lint', () => run('oxlint'));
check('folders', () => run('node tests/tools/lint/check-folders.ts'));
check('format', () => run('oxfmt --check'));
check('contract lint', () => run('npm run --silent tool lint:contract'));
check('unused files, exports and packages', () => run('knip'));
check('generated code is fresh', generatedIsFresh);
suite('unit tests', () => vitest('tests/unit'));
suite('contract tests', () => vitest('tests/contract'));
check('production build', () => run('vite build --logLevel warn'));
check('production build against another host', buildOverHttp);
check('demo build', () => run('vite build --mode demo --logLevel warn'));
suite('build tests (budgets, policy, no mocks, hosting)', () => vitest('tests/build'));

const browser = browserVersion(ensureBrowser());
console.log(`\n▶ browser tests in ${browser}`);
const difference = differsFromBaseline(browser);
if (difference !== undefined) console.log(`Pictures of screens: ${difference}`);
const pictures = difference === undefined ? ['pictures'] : [];
for (const [project, outcome] of playwright(['desktop', 'phone', 'real-http', 'announced', ...pictures])) {
  results.push({ kind: `browser tests: ${project}`, ...outcome });
}

console.log(`\n${table(results)}\n`);
console.log(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
