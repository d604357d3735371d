/**
 * Format of the report that a page sends to the site's owner (docs/reports.md). The sender and the
 * receiver use it. A field can't hold personal data: it is a name from a list, a known word, a
 * measured number, or a place in our own files.
 */
import * as v from 'valibot';

const ERROR_KINDS = ['uncaught', 'rejection', 'boundary', 'hydration', 'chunk', 'policy'] as const;
const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

/** Name of the route. The URL is not sent. */
const route = v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,50}$/));

const errorReport = v.strictObject({
  kind: v.picklist(ERROR_KINDS),
  route,
  /** Class of the error, or directive of the violated content security policy. */
  name: v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,40}$/)),
  /** Known words of the message; «…» replaces each unknown word. */
  message: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:React \d{1,3}|[A-Za-z… ]*)$/)),
  /** Stack frames in our files, innermost first: «0123456789ab.js:1:2345». */
  at: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}\.js:\d{1,6}:\d{1,7}$/))), v.maxLength(5)),
});

const vitalReport = v.strictObject({
  kind: v.literal('vital'),
  route,
  name: v.picklist(VITALS),
  /** Measured value in milliseconds; the layout shift (CLS) is a score instead. */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  rating: v.picklist(RATINGS),
});

export type ErrorKind = (typeof ERROR_KINDS)[number];
export type ErrorReport = Readonly<v.InferOutput<typeof errorReport>>;
export type VitalReport = Readonly<v.InferOutput<typeof vitalReport>>;
export type PageReport = ErrorReport | VitalReport;

const schema = v.variant('kind', [errorReport, vitalReport]);

export function parseReport(body: string): PageReport | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(body));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
