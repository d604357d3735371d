import type { Change } from './changes.ts';
import { EVERY_PAGE, type Screens, type Use } from './screens.ts';
import { operationsTouched } from './touched.ts';

/** A change with the affected operations and screens. */
export interface Break extends Change {
  readonly operations: readonly ({ readonly id: string } & Use)[];
}

export function breaksOf(
  changes: readonly Change[],
  base: Parameters<typeof operationsTouched>[0],
  screens: Screens,
): Break[] {
  return changes.map((change) => ({
    ...change,
    operations: operationsTouched(base, change.pointer).map((id) => ({ id, ...screens.using(id) })),
  }));
}

/** Maximum number of operations in a list; if there are more, they are only counted. */
const MANY = 60;

/** Formats the report for a terminal. */
export function textReport(breaks: readonly Break[], changes: readonly Change[]): string {
  const lines = breaks.flatMap(({ impact, message, pointer, operations }) => [
    `${impact}: ${plain(message)}`,
    `  ${pointer}`,
    ...(operations.length > MANY
      ? [`  ${operations.length} operations: ${routesOf(operations).join(', ') || 'no screen uses them'}`]
      : operations.map(({ id, routes, files }) => `  ${id}: ${usedBy(routes, files)}`)),
    '',
  ]);
  return [...lines, summary(changes, breaks)].join('\n');
}

/** Formats the report for a comment on a pull request. */
export function markdownReport(breaks: readonly Break[], changes: readonly Change[]): string {
  const title = `### Contract: ${summary(changes, breaks)}`;
  if (breaks.length === 0) return `${title}\n`;
  const rows = breaks.map(({ impact, message, operations }) => {
    const routes = routesOf(operations).map((route) => `\`${route}\``);
    const ids =
      operations.length > MANY ? `${operations.length} operations` : operations.map(({ id }) => `\`${id}\``).join(', ');
    return `| ${impact} | ${message.replaceAll('|', String.raw`\|`)} | ${ids || '–'} | ${routes.join(', ') || '–'} |`;
  });
  return [title, '', '| impact | change | operations | screens |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** Formats the report for other programs. */
export function jsonReport(breaks: readonly Break[], changes: readonly Change[]): string {
  const count = (impact: Change['impact']): number => changes.filter((one) => one.impact === impact).length;
  return JSON.stringify(
    { major: count('major'), minor: count('minor'), patch: count('patch'), changes: breaks },
    null,
    2,
  );
}

function summary(changes: readonly Change[], breaks: readonly Break[]): string {
  const major = changes.filter(({ impact }) => impact === 'major').length;
  if (major === 0) return `nothing breaks (${changes.length} compatible changes).`;
  const routes = routesOf(breaks.filter(({ impact }) => impact === 'major').flatMap(({ operations }) => operations));
  const touched = routes[0] === EVERY_PAGE ? EVERY_PAGE : `${routes.length} routes`;
  return `${major} breaking of ${changes.length} changes; they touch ${touched}.`;
}

/**
 * Returns the routes of screens that use these operations; only `EVERY_PAGE` if it is among them.
 */
export function routesOf(operations: readonly Use[]): readonly string[] {
  const routes = [...new Set(operations.flatMap((one) => one.routes))].toSorted();
  return routes.includes(EVERY_PAGE) ? [EVERY_PAGE] : routes;
}

function usedBy(routes: readonly string[], files: readonly string[]): string {
  if (files.length === 0) return 'no screen uses it';
  return routes.length === 0 ? `${files.join(', ')} (no route shows it)` : `${routes.join(', ')} (${files.join(', ')})`;
}

function plain(message: string): string {
  return message.replaceAll('`', '');
}
