import { watchReads } from '@/shared/api/reads';
import { today } from '@/shared/format/date';
import { stored } from '@/shared/stored';

/** What a cabinet's pages read first, as hydration/cabinet-start.ts asks for it. */
export interface FirstReads {
  /** «2026-05-12»: another day's stands in its place in the paths. */
  readonly day: string;
  /** Paths of the contract by the page's own, the page that was opened last at the end. */
  readonly of: Readonly<Record<string, readonly string[]>>;
}

/** Pages that are remembered. */
const MOST = 20;

const none: FirstReads = { day: '', of: {} };
const remembered = stored('aman.reads', (text) => ({ ...none, ...(JSON.parse(text) as Partial<FirstReads>) }), none);

let reads = new Set<string>();
let page = '';
/** Undefined outside the cabinets, and once the page has been drawn. */
let stop: (() => void) | undefined;

/** Remembers from here on what the page reads, until `endFirstReads`. */
export function startFirstReads({ pathname, search }: Location): void {
  if (!pathname.startsWith('/fo/')) return;
  page = pathname + search;
  reads = new Set();
  stop = watchReads((path) => reads.add(path));
}

/** The page is drawn: its reads are what the next visit asks for beside the program. */
export function endFirstReads(): void {
  if (stop === undefined) return;
  const others = Object.entries(remembered.get().of).filter(([path]) => path !== page);
  const of = Object.fromEntries([...others, [page, [...reads]]].slice(-MOST));
  remembered.set(JSON.stringify({ day: today(), of } satisfies FirstReads));
  window.askedEarly = undefined;
  stop();
  stop = undefined;
}

/** Ids in the paths say what a person has opened. */
export function forgetFirstReads(): void {
  stop?.();
  stop = undefined;
  remembered.set(null);
}
