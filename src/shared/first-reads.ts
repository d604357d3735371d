import { dropEarlyReads } from '@/shared/api/early-reads';
import { watchReads } from '@/shared/api/reads';
import { today } from '@/shared/format/date';
import { session } from '@/shared/session/session';
import { stored } from '@/shared/stored';

/**
 * Recorded first reads of cabinet pages, which hydration/cabinet-start.ts sends early: paths of the
 * contract by page path, the page opened last at the end. `{day}` stands for the current day.
 */
export type FirstReads = Readonly<Record<string, readonly string[]>>;

/** Number of pages to remember. */
const MOST = 20;

const remembered = stored<FirstReads>('aman.reads', (text) => JSON.parse(text) as FirstReads, {});

let reads = new Set<string>();
let page = '';
/** Undefined for guests, outside the cabinets and after recording ended. */
let stop: (() => void) | undefined;

/** Records the page's reads until `endFirstReads`. */
export function startFirstReads({ pathname, search }: Location): void {
  if (!pathname.startsWith('/fo/') || session.get().accessToken === null) return;
  page = pathname + search;
  reads = new Set();
  stop = watchReads((path) => reads.add(path.replaceAll(today(), '{day}')));
}

/** Stores what is recorded so far; the next visit sends these reads while the app loads. */
export function storeFirstReads(): void {
  if (stop === undefined) return;
  const others = Object.entries(remembered.get()).filter(([path]) => path !== page);
  remembered.set(JSON.stringify(Object.fromEntries([...others, [page, [...reads]]].slice(-MOST))));
}

/** Stores the recorded reads, and drops the early responses that the page has not used. */
export function endFirstReads(): void {
  storeFirstReads();
  dropEarlyReads();
  stop?.();
  stop = undefined;
}

/** Clears the recordings, because ids in the paths reveal what a person opened. */
export function forgetFirstReads(): void {
  stop?.();
  stop = undefined;
  remembered.set(null);
}
