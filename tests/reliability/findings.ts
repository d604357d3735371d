/** Problems of one screen: each problem once, with the faults that caused it. */
export class Findings {
  /** Number of tries, and number of tries with a problem. */
  cases = 0;
  failures = 0;
  readonly #faults = new Map<string, string[]>();

  add(operation: string, fault: string, problems: readonly string[]): void {
    this.cases += 1;
    if (problems.length > 0) this.failures += 1;
    for (const problem of problems) {
      const line = `${operation}: ${problem}`;
      this.#faults.set(line, [...(this.#faults.get(line) ?? []), fault]);
    }
  }

  toString(): string {
    return [...this.#faults].map(([line, faults]) => `${line} (${faults.join(', ')})`).join('\n');
  }
}
