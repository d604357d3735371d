import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a test tells of each screen it has tried, as annotations of this type. */
export type Row = { screen: string; operations: number; cases: number; failures: number; seconds: number };
export const rowType = 'faults';

/** Prints what was tried, screen by screen, when all is done. */
export default class TableReporter implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === rowType && description !== undefined) this.#rows.push(JSON.parse(description) as Row);
    }
  }

  onEnd({ duration }: FullResult): void {
    const minutes = (duration / 60_000).toFixed(1);
    const total = (name: 'operations' | 'cases' | 'failures' | 'seconds'): number =>
      this.#rows.reduce((sum, row) => sum + row[name], 0);
    const sum: Row = {
      screen: `all ${this.#rows.length}, ${minutes} min`,
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
