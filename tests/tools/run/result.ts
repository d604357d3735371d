/**
 * The outcome of a kind of check: tests passed and failed, and the names of failures with their
 * reasons.
 */
export type Outcome = { passed: number; failed: number; failures: string[] };
/** The outcome of one kind of check with its duration. */
export type Result = Outcome & { kind: string; seconds: number };

/** «12 passed, 0 failed», the sum of all kinds. */
export function summary(results: Result[]): string {
  const sum = (pick: (result: Result) => number): number => results.reduce((total, result) => total + pick(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}

/** A table with a line per kind, then every failure by name, because a long log hides failures. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ kind }) => kind.length));
  const lines = results.map(
    ({ kind, passed, failed, seconds }) =>
      `  ${kind.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${seconds.toFixed(1).padStart(6)} s`,
  );
  const failed = results.flatMap(({ kind, failures }) => failures.map((test) => `  ${kind}: ${test}`));
  return [...lines, ...(failed.length > 0 ? ['', 'Failed:', ...failed] : [])].join('\n');
}

/** The text of a failure: file, title and the first lines of its message. */
export function failure(file: string, name: string, message: string): string {
  const said = stripped(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6);
  return [`${file} › ${name}`, ...said.map((line) => `      ${line.trim()}`)].join('\n');
}

/** Removes the escape sequences that colour a terminal. */
function stripped(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '');
}
