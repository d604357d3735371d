import { dropAskedEarly } from '@/shared/api/asked-early';
import { watchReads } from '@/shared/api/reads';
import { today } from '@/shared/format/date';
import { stored } from '@/shared/stored';

/** Recorded first reads of cabinet pages, which hydration/cabinet-start.ts sends early. */
export interface FirstReads {
  /** Day of the recording («2026-05-12»); in the paths it is replaced by the current day. */
  readonly day: string;
  /** Paths of the contract by page path; the page opened last is at the end. */
  readonly of: Readonly<Record<string, readonly string[]>>;
}

/** Number of pages to remember. */
const MOST = 20;

const none: FirstReads = { day: '', of: {} };
const remembered = stored('aman.reads', (text) => ({ ...none, ...(JSON.parse(text) as Partial<FirstReads>) }), none);

let reads = new Set<string>();
let page = '';
/** Undefined outside the cabinets and after recording ended. */
let stop: (() => void) | undefined;

/** Records the page's reads until `endFirstReads`. */
export function startFirstReads({ pathname, search }: Location): void {
  if (!pathname.startsWith('/fo/')) return;
  page = pathname + search;
  reads = new Set();
  stop = watchReads((path) => reads.add(path));
}

/** Stores what is recorded so far; the next visit sends these reads while the app loads. */
export function storeFirstReads(): void {
  if (stop === undefined) return;
  const others = Object.entries(remembered.get().of).filter(([path]) => path !== page);
  const of = Object.fromEntries([...others, [page, [...reads]]].slice(-MOST));
  remembered.set(JSON.stringify({ day: today(), of } satisfies FirstReads));
}

/** Stores the recorded reads, and drops the early responses that the page has not used. */
export function endFirstReads(): void {
  storeFirstReads();
  dropAskedEarly();
  stop?.();
  stop = undefined;
}

/** Clears the recordings, because ids in the paths reveal what a person opened. */
export function forgetFirstReads(): void {
  stop?.();
  stop = undefined;
  remembered.set(null);
}
