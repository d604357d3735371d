import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Report } from './report.ts';

export interface Figures {
  readonly count: Report;
  /** Returns the metrics in Prometheus' text format. */
  readonly text: () => Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics: counts of the server's events, and Node's default metrics. */
export function figures(): Figures {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'aman_request_seconds',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const draws = new Histogram({
    name: 'aman_draw_seconds',
    help: 'Pages drawn, with their reads, by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'aman_pages_total',
    help: 'Pages by where they came from: memory, drawn, stale',
    labelNames: ['from'],
    registers,
  });
  const failures = new Counter({
    name: 'aman_failures_total',
    help: 'Reads of the provider that brought nothing, and pages that could not be drawn, by route',
    labelNames: ['route'],
    registers,
  });
  const pageErrors = new Counter({
    name: 'aman_page_errors_total',
    help: 'Errors that pages have reported, by kind and route',
    labelNames: ['kind', 'route'],
    registers,
  });
  const pageVitals = new Counter({
    name: 'aman_page_vitals_total',
    help: 'LCP, INP, CLS and TTFB that pages have reported, by route and rating',
    labelNames: ['name', 'route', 'rating'],
    registers,
  });
  return {
    count: (happening) => {
      if (happening.kind === 'request') {
        const { route, status, seconds, from } = happening;
        requests.observe({ route, status: String(status) }, seconds);
        if (from !== undefined) pages.inc({ from });
      }
      if (happening.kind === 'draw') {
        draws.observe({ route: happening.route, status: String(happening.status) }, happening.seconds);
      }
      if (happening.kind === 'page') {
        const { report } = happening;
        if (report.kind === 'vital') pageVitals.inc({ name: report.name, route: report.route, rating: report.rating });
        else pageErrors.inc({ kind: report.kind, route: report.route });
      }
      if (happening.kind === 'failure') failures.inc({ route: happening.route });
    },
    text: () => register.metrics(),
  };
}
