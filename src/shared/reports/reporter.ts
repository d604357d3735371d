import type { AnyRouter } from '@tanstack/react-router';
import { reducedError, reducedViolation } from './reduced';
import type { ErrorKind, PageReport } from './report';

/** Errors that one page sends: the first ones tell what there is to tell. */
const MOST = 10;

/** Not errors of the program: a failed request has been shown (src/query-client.ts), what was ended was meant to end. */
const EXPECTED = new Set(['Problem', 'CancelledError', 'AbortError']);

/** Sends what happens to a page to `VITE_REPORT_URL`. Loaded when the page has been shown. */
export function createReporter(router: AnyRouter): (kind: ErrorKind, thrown: unknown) => void {
  const routeName = (): string => router.state.matches.at(-1)?.staticData.name ?? 'none';
  /** Where a person was since when, the latest first: what was measured may be told when they have gone on. */
  const routes = [{ since: 0, name: routeName() }];
  router.subscribe('onResolved', () => void routes.unshift({ since: performance.now(), name: routeName() }));
  const routeAt = (time: number): string => routes.find(({ since }) => since <= time)?.name ?? 'none';
  if (Math.random() < __REPORT_SAMPLE__) void measure(routeAt).catch(() => undefined);

  const told = new WeakSet();
  const sent = new Set<string>();
  return (kind, thrown) => {
    if (typeof thrown === 'object' && thrown !== null) {
      // React hands an error on to the window, which calls it uncaught.
      if (told.has(thrown)) return;
      told.add(thrown);
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

/** As `sendBeacon` does, which outlives the page, but without its address in `Referer` and without cookies. */
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
