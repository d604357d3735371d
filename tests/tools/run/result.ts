/** Outcome of one kind of check. */
export type Result = { kind: string; passed: number; failed: number; seconds: number };

/** «12 passed, 0 failed», summed over all kinds. */
export function summary(results: Result[]): string {
  const sum = (pick: (result: Result) => number): number => results.reduce((total, result) => total + pick(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}

/** A table of the kinds, one line each. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ kind }) => kind.length));
  return results
    .map(
      ({ kind, passed, failed, seconds }) =>
        `  ${kind.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${seconds.toFixed(1).padStart(6)} s`,
    )
    .join('\n');
}
