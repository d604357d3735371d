import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A row of the report. A test adds it as an annotation with the type `rowType`. */
export type Row = { screen: string; operations: number; cases: number; failures: number; seconds: number };
export const rowType = 'faults';

/** Prints the tried faults by screen at the end of the run. */
export default class TableReporter implements Reporter {
  readonly #rows: Row[] = [];
  #tests = 0;
  #failed = 0;

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    this.#tests += 1;
    if (status !== 'passed') this.#failed += 1;
    for (const { type, description } of annotations) {
      if (type === rowType && description !== undefined) this.#rows.push(JSON.parse(description) as Row);
    }
  }

  onEnd({ duration }: FullResult): void {
    const minutes = (duration / 60_000).toFixed(1);
    const total = (name: 'operations' | 'cases' | 'failures'): number =>
      this.#rows.reduce((sum, row) => sum + row[name], 0);
    const lines = this.#rows.map(({ screen, operations, cases, failures, seconds }) =>
      [
        screen.padEnd(36),
        ...[operations, cases, failures, seconds.toFixed(1)].map((cell) => String(cell).padStart(11)),
      ].join(''),
    );
    const heads = ['operations', 'cases', 'failures', 'seconds'].map((head) => head.padStart(11)).join('');
    console.log(`\n${'screen'.padEnd(36)}${heads}\n${lines.join('\n')}`);
    const counts = `${total('operations')} operations, ${total('cases')} cases, ${total('failures')} failures`;
    // A test that was interrupted has no row.
    const tests = `${this.#tests} tests, ${this.#failed} failed`;
    console.log(`\nfaults: ${this.#rows.length} screens and forms, ${counts}; ${tests}; ${minutes} min`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
