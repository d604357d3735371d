import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What one screen's test tells of itself, as an annotation of this type. */
export type Row = { screen: string; operations: number; cases: number; failures: number; seconds: number };
export const rowType = 'faults';

/** Prints what was tried, screen by screen, when all is done. */
export default class TableReporter implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    const told = annotations.find(({ type }) => type === rowType)?.description;
    if (told !== undefined) this.#rows.push(JSON.parse(told) as Row);
  }

  onEnd(): void {
    const total = (name: 'operations' | 'cases' | 'failures' | 'seconds'): number =>
      this.#rows.reduce((sum, row) => sum + row[name], 0);
    const sum: Row = {
      screen: `${this.#rows.length} screens`,
      operations: total('operations'),
      cases: total('cases'),
      failures: total('failures'),
      seconds: total('seconds'),
    };
    const lines = [...this.#rows, sum].map(({ screen, operations, cases, failures, seconds }) =>
      [
        screen.padEnd(36),
        ...[operations, cases, failures, seconds.toFixed(1)].map((cell) => String(cell).padStart(11)),
      ].join(''),
    );
    const heads = ['operations', 'cases', 'failures', 'seconds'].map((head) => head.padStart(11)).join('');
    console.log(`\n${'screen'.padEnd(36)}${heads}\n${lines.join('\n')}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
