/** How a kind of check ended: tests that passed and failed, and the names of what failed, each with its reason. */
export type Outcome = { passed: number; failed: number; failures: string[] };
/** Outcome of one kind of check. */
export type Result = Outcome & { kind: string; seconds: number };

/** «12 passed, 0 failed», summed over all kinds. */
export function summary(results: Result[]): string {
  const sum = (pick: (result: Result) => number): number => results.reduce((total, result) => total + pick(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}

/** A table of the kinds, one line each, and under it every failure by name: what a long log scrolls away. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ kind }) => kind.length));
  const lines = results.map(
    ({ kind, passed, failed, seconds }) =>
      `  ${kind.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${seconds.toFixed(1).padStart(6)} s`,
  );
  const failed = results.flatMap(({ kind, failures }) => failures.map((test) => `  ${kind}: ${test}`));
  return [...lines, ...(failed.length > 0 ? ['', 'Failed:', ...failed] : [])].join('\n');
}

/** A test by its file, its name and the first lines of what it said. */
export function failure(file: string, name: string, message: string): string {
  const said = stripped(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6);
  return [`${file} › ${name}`, ...said.map((line) => `      ${line.trim()}`)].join('\n');
}

/** Without the escape sequences that colour a terminal. */
function stripped(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '');
}
