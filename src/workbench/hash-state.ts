import type { Condition } from '#mocks/conditions.ts';
import type { Scale } from '#mocks/db/db.ts';

/** Settings of the workbench. A link to the page contains all of them. */
export interface WorkbenchState {
  /** Time at which the page's clock starts, as local time: «2026-05-12T08:20». */
  readonly now?: string | undefined;
  readonly scale?: Scale | undefined;
  /** Conditions by operation id. `*` is the condition of all other operations. */
  readonly conditions: Readonly<Record<string, Condition>>;
}

const MARK = '#workbench';

/**
 * Parses the settings in the hash of a URL:
 * `#workbench?now=2026-05-12T08:20&scale=small&visitCreate=409,800ms,1x,frozen&visitList=any:7`.
 * Invalid parts are dropped. Undefined if the hash is not the workbench's.
 */
export function readHash(hash: string): WorkbenchState | undefined {
  if (hash !== MARK && !hash.startsWith(`${MARK}?`)) return undefined;
  const { now, scale, ...rest } = Object.fromEntries(new URLSearchParams(hash.slice(MARK.length)));
  const conditions = Object.entries(rest).map(([operation, words]) => [operation, readCondition(words)] as const);
  return {
    ...(now !== undefined && /^\d{4}-\d{2}-\d{2}/.test(now) && { now }),
    ...((scale === 'small' || scale === 'site') && { scale }),
    conditions: Object.fromEntries(conditions),
  };
}

/** Writes the settings as a hash. If there are no settings, the hash is `#workbench`. */
export function writeHash({ now, scale, conditions }: WorkbenchState): string {
  const words = Object.entries(conditions).map(([operation, one]) => [operation, writeCondition(one)] as const);
  const parameters = new URLSearchParams({
    ...(now !== undefined && { now }),
    ...(scale !== undefined && { scale }),
    ...Object.fromEntries(words.filter(([, text]) => text !== '')),
  });
  // A hash may contain these characters without encoding. They stay, because people read the hash.
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2A', '*');
  return text === '' ? MARK : `${MARK}?${text}`;
}

export function isPlain({ now, scale, conditions }: WorkbenchState): boolean {
  return (
    now === undefined && scale === undefined && Object.values(conditions).every((one) => writeCondition(one) === '')
  );
}

function readCondition(text: string): Condition {
  return Object.assign({}, ...text.split(',').map(readWord)) as Condition;
}

function readWord(word: string): Condition {
  const [, count = '', unit] = /^(\d{1,6})(ms|x)$/.exec(word) ?? [];
  if (unit === 'ms') return { latency: Number(count) };
  if (unit === 'x') return { times: Number(count) };
  const [, seed] = /^any:(\d{1,9})$/.exec(word) ?? [];
  if (seed !== undefined) return { any: Number(seed) };
  if (word === 'frozen') return { frozen: true };
  return word === '' ? {} : { fault: word };
}

function writeCondition({ fault, latency = 0, times, any, frozen = false }: Condition): string {
  return [
    fault,
    latency > 0 && `${latency}ms`,
    times !== undefined && fault !== undefined && `${times}x`,
    any !== undefined && `any:${any}`,
    frozen && 'frozen',
  ]
    .filter((word) => typeof word === 'string')
    .join(',');
}
