import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './command.ts';
import { failure, type Outcome } from './result.ts';

/** `seconds`: total duration of the project's tests. */
type ProjectOutcome = Outcome & { seconds: number };
/** The part of vitest's JSON report that this file uses. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};
/** The part of Playwright's JSON report that this file uses. */
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tests: TestReport[] };
type TestReport = {
  projectName: string;
  status: string;
  results: TestResult[];
};
type TestResult = {
  duration: number;
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
};

const out = 'tests/.out';

/**
 * Runs vitest on some folders and counts the tests. A run that ends without a report counts as one
 * failure.
 */
export function vitest(folders: string): Outcome {
  const report = freshReport('vitest.json');
  const ended = run(`vitest run ${folders} --reporter=dot --reporter=json --outputFile.json=${report}`);
  if (!existsSync(join(root, report))) return { passed: 0, failed: 1, failures: ['no report'] };
  const { numPassedTests, numFailedTests, testResults } = readReport<VitestReport>(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no tests with names.
    if (status === 'failed' && failed.length === 0) return [failure(file, 'not loaded', message)];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0] ?? ''));
  });
  // If a file does not load, the run fails although no test has failed.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, ended ? 0 : 1), failures };
}

/** Runs Playwright's projects and counts the tests of each. */
export function playwright(projects: string[]): Map<string, ProjectOutcome> {
  const report = freshReport('playwright.json');
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const ended = run(`playwright test --config tests/playwright.config.ts ${chosen} --reporter=dot,json`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
  });
  const outcomes = new Map<string, ProjectOutcome>(
    projects.map((project) => [project, { passed: 0, failed: 0, seconds: 0, failures: [] }]),
  );
  if (existsSync(join(root, report))) count(readReport<Suite>(report), outcomes);
  const failed = [...outcomes.values()].reduce((total, project) => total + project.failed, 0);
  // The server, the browser or a file did not load: no test ran, and that is a failure.
  if (!ended && failed === 0) outcomes.set('start', { passed: 0, failed: 1, seconds: 0, failures: ['did not start'] });
  return outcomes;
}

function count(suite: Suite, outcomes: Map<string, ProjectOutcome>): void {
  for (const { title, file, tests } of suite.specs ?? []) {
    for (const { projectName, status, results } of tests) {
      const project = outcomes.get(projectName);
      if (!project) continue;
      if (status === 'expected') project.passed += 1;
      else {
        // A skipped test counts as failed: no test is skipped on purpose, and a test that another
        // failure prevented proves no behaviour.
        project.failed += 1;
        const last = results.at(-1);
        project.failures.push(failure(file, title, last?.errors?.[0]?.message ?? '') + pageSeen(last));
      }
      project.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    }
  }
  for (const inner of suite.suites ?? []) count(inner, outcomes);
}

/** Playwright's snapshot of the page at the failure, because CI keeps no other files. */
function pageSeen(result: TestResult | undefined): string {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const [, snapshot = ''] = readFileSync(path, 'utf8').split('```yaml\n');
  const all = snapshot.split('```')[0]?.trimEnd().split('\n') ?? [];
  const main = Math.max(0, all.indexOf('- main:'));
  const lines = all.slice(main, main + 40);
  return lines.map((line) => `\n        ${line}`).join('');
}

function freshReport(name: string): string {
  rmSync(join(root, out, name), { force: true });
  return `${out}/${name}`;
}

function readReport<Report>(path: string): Report {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Report;
}
