import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './command.ts';

type Counts = { passed: number; failed: number };
/** `seconds`: how long its tests took, one after another. */
type ProjectCounts = Counts & { seconds: number };
/** The part of Playwright's JSON report that is counted. */
type Suite = { specs?: { tests: TestReport[] }[]; suites?: Suite[] };
type TestReport = { projectName: string; status: string; results: { duration: number }[] };

const out = 'tests/.out';

/** Runs vitest on some folders and counts the tests. A run that ends without a report counts as one failure. */
export function vitest(folders: string): Counts {
  const report = freshReport('vitest.json');
  const ended = run(`vitest run ${folders} --reporter=dot --reporter=json --outputFile.json=${report}`);
  if (!existsSync(join(root, report))) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  // A file that can't be loaded fails the run without failing a test.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, ended ? 0 : 1) };
}

/** Runs Playwright's projects and counts the tests of each. */
export function playwright(projects: string[]): Map<string, ProjectCounts> {
  const report = freshReport('playwright.json');
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const ended = run(`playwright test --config tests/playwright.config.ts ${chosen} --reporter=dot,json`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
  });
  const counts = new Map(projects.map((project) => [project, { passed: 0, failed: 0, seconds: 0 }]));
  if (existsSync(join(root, report))) count(readReport<Suite>(report), counts);
  const failed = [...counts.values()].reduce((total, project) => total + project.failed, 0);
  // No server, no browser, or a file that can't be loaded: nothing ran, and that is a failure.
  if (!ended && failed === 0) counts.set('start', { passed: 0, failed: 1, seconds: 0 });
  return counts;
}

function count(suite: Suite, counts: Map<string, ProjectCounts>): void {
  for (const { tests } of suite.specs ?? []) {
    for (const { projectName, status, results } of tests) {
      const project = counts.get(projectName);
      if (!project) continue;
      if (status === 'expected') project.passed += 1;
      else if (status !== 'skipped') project.failed += 1;
      project.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    }
  }
  for (const inner of suite.suites ?? []) count(inner, counts);
}

function freshReport(name: string): string {
  rmSync(join(root, out, name), { force: true });
  return `${out}/${name}`;
}

function readReport<Report>(path: string): Report {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Report;
}
