/**
 * What a page reports to the owner (docs/reports.md): the only form, for who sends and for who takes. No field can hold what a person has typed or is:
 * each is a name out of a list, a word of an engine, a number that was measured, or a place in our own files.
 */
import * as v from 'valibot';

const ERROR_KINDS = ['uncaught', 'rejection', 'boundary', 'hydration', 'chunk', 'policy'] as const;
const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

/** The route's name, never its address. */
const route = v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,50}$/));

const errorReport = v.strictObject({
  kind: v.picklist(ERROR_KINDS),
  route,
  /** The error's class, or the directive of the policy. */
  name: v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,40}$/)),
  /** The words of it that engines use, «…» for all others. */
  message: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:React \d{1,3}|[A-Za-z… ]*)$/)),
  /** Where in our files: «0123456789ab.js:1:2345», the innermost first. */
  at: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}\.js:\d{1,6}:\d{1,7}$/))), v.maxLength(5)),
});

const vitalReport = v.strictObject({
  kind: v.literal('vital'),
  route,
  name: v.picklist(VITALS),
  /** Milliseconds; of CLS the score. */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
  rating: v.picklist(RATINGS),
});

export type ErrorKind = (typeof ERROR_KINDS)[number];
export type ErrorReport = Readonly<v.InferOutput<typeof errorReport>>;
export type VitalReport = Readonly<v.InferOutput<typeof vitalReport>>;
export type PageReport = ErrorReport | VitalReport;

const schema = v.variant('kind', [errorReport, vitalReport]);

/** The report in a body that was sent; undefined when it is none. */
export function parseReport(body: string): PageReport | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(body));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
