import { dropEarlyReads } from '@/shared/api/early-reads';
import { watchReads } from '@/shared/api/reads';
import { today } from '@/shared/format/date';
import { session } from '@/shared/session/session';
import { stored } from '@/shared/stored';

/**
 * First reads of cabinet pages. hydration/cabinet-start.ts sends these reads early. A key is the
 * path of a page, and its value lists paths of the contract. The page that was opened last is at
 * the end. `{day}` replaces the current day.
 */
export type FirstReads = Readonly<Record<string, readonly string[]>>;

/** Maximum number of pages to remember. */
const MOST = 20;

const remembered = stored<FirstReads>('aman.reads', (text) => JSON.parse(text) as FirstReads, {});

let reads = new Set<string>();
let page = '';
/**
 * Stops the recording; undefined if nothing is being recorded: for guests, outside the cabinets, or
 * after the recording has ended.
 */
let stop: (() => void) | undefined;

/** Records the page's reads until `endFirstReads` is called. */
export function startFirstReads({ pathname, search }: Location): void {
  if (!pathname.startsWith('/fo/') || session.get().accessToken === null) return;
  page = pathname + search;
  reads = new Set();
  stop = watchReads((path) => reads.add(path.replaceAll(today(), '{day}')));
}

/**
 * Stores the reads that are recorded so far. The next time this page is opened, they are sent
 * before the program runs.
 */
export function storeFirstReads(): void {
  if (stop === undefined) return;
  const others = Object.entries(remembered.get()).filter(([path]) => path !== page);
  remembered.set(JSON.stringify(Object.fromEntries([...others, [page, [...reads]]].slice(-MOST))));
}

/**
 * Stores the recorded reads, stops recording, and drops the early responses that the page has not
 * used.
 */
export function endFirstReads(): void {
  storeFirstReads();
  dropEarlyReads();
  stop?.();
  stop = undefined;
}

/** Deletes all recorded reads, because the ids in their paths show what a person has opened. */
export function forgetFirstReads(): void {
  stop?.();
  stop = undefined;
  remembered.set(null);
}
