/** What was wrong on one screen: each problem once, with the faults that brought it about. */
export class Findings {
  /** How many ways of opening the screen were tried, and how many of them had a problem. */
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
