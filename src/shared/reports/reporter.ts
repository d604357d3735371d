import type { AnyRouter } from '@tanstack/react-router';
import { reducedError, reducedViolation } from './reduced';
import type { ErrorKind, PageReport } from './report';

/** Maximum number of errors that a page sends. Later errors are often consequences of the first. */
const MOST = 10;

/**
 * Errors that are no bugs: src/query-client.ts already shows failed requests to the user, and
 * aborts are intended.
 */
const EXPECTED = new Set(['Problem', 'CancelledError', 'AbortError']);

/** Sends errors and timings to `VITE_REPORT_URL`. This module loads after the page is shown. */
export function createReporter(router: AnyRouter): (kind: ErrorKind, thrown: unknown) => void {
  const routeName = (): string => router.state.matches.at(-1)?.staticData.name ?? 'none';
  /**
   * Opened routes, each with the time when it was opened, latest first. A measurement may arrive
   * after the user has left its route.
   */
  const routes = [{ since: 0, name: routeName() }];
  router.subscribe('onResolved', () => void routes.unshift({ since: performance.now(), name: routeName() }));
  const routeAt = (time: number): string => routes.find(({ since }) => since <= time)?.name ?? 'none';
  if (Math.random() < __REPORT_SAMPLE__) void measure(routeAt).catch(() => undefined);

  const reported = new WeakSet();
  const sent = new Set<string>();
  return (kind, thrown) => {
    if (typeof thrown === 'object' && thrown !== null) {
      // React passes the error to the window too, as an uncaught error, so an error is reported
      // once.
      if (reported.has(thrown)) return;
      reported.add(thrown);
    }
    if (thrown instanceof Error && EXPECTED.has(thrown.name)) return;
    const { origin } = window.location;
    const reduced =
      thrown instanceof SecurityPolicyViolationEvent ? reducedViolation(thrown, origin) : reducedError(thrown, origin);
    const report = { kind, route: routes[0]?.name ?? 'none', ...reduced };
    const key = JSON.stringify(report);
    if (sent.size >= MOST || sent.has(key)) return;
    sent.add(key);
    send(report);
  };
}

async function measure(routeAt: (time: number) => string): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, value, rating, entries }) => {
      const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
      send({ kind: 'vital', route: routeAt(entries.at(-1)?.startTime ?? 0), name, value: rounded, rating });
    });
  }
}

/**
 * Sends a report. The request is completed even if the user leaves the page. `sendBeacon` would add
 * `Referer` and cookies.
 */
function send(report: PageReport): void {
  fetch(__REPORT_URL__, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
