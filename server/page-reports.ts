import type { Context, Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import type { Program } from './program.ts';
import type { Report } from './report.ts';

interface PageReportOptions {
  readonly read: Program['readReport'];
  readonly report: Report;
  /** IP address of the sender, for the rate limit. */
  readonly address: (context: Context) => string | undefined;
}

const MINUTE = 60_000;
/**
 * Maximum number of reports per minute from one IP address. People behind one router share an IP
 * address.
 */
const MOST = 120;
/** Maximum size of a report in bytes. A typical report has about 400 bytes. */
const MOST_BYTES = 2048;

/**
 * Handlers that receive the reports of pages (docs/reports.md). Each valid report becomes a line of
 * the log and counts in a metric.
 */
export function pageReports({ read, report, address }: PageReportOptions): readonly [Handler, Handler] {
  const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: MINUTE });
  return [
    bodyLimit({ maxSize: MOST_BYTES }) as Handler,
    async (context) => {
      const from = address(context) ?? '';
      const counted = counts.get(from) ?? { count: 0 };
      if (counted.count === 0) counts.set(from, counted);
      counted.count += 1;
      if (counted.count > MOST) return context.body(null, 429, { 'Retry-After': '60' });
      const found = read(await context.req.text());
      if (found === undefined) return context.body(null, 400);
      report({ kind: 'page', report: found });
      return context.body(null, 204);
    },
  ];
}
