import type { AnyRouter } from '@tanstack/react-router';
import { afterLoad } from '@/shared/after-load';
import type { ErrorKind } from './report';

/** Maximum number of errors that are queued before the reporter has loaded. */
const MOST_KEPT = 10;

export interface Reports {
  readonly note: (kind: ErrorKind, thrown: unknown) => void;
  /** Starts to send the reports. Call it after the page has been shown. */
  readonly follow: (router: AnyRouter) => void;
}

/**
 * Records errors from the start of the page. The condition is a build constant, so a build without
 * `VITE_REPORT_URL` (docs/reports.md) contains no code for reports.
 */
export function startReports(): Reports | undefined {
  if (__REPORT_URL__ === '') return undefined;
  const kept: [ErrorKind, unknown][] = [];
  let note: Reports['note'] = (kind, thrown) => {
    if (kept.length < MOST_KEPT) kept.push([kind, thrown]);
  };
  window.addEventListener('error', ({ error }) => note('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) note('chunk', payload);
  });
  document.addEventListener('securitypolicyviolation', (violation) => note('policy', violation));
  return {
    note: (kind, thrown) => note(kind, thrown),
    follow: (router) => afterLoad(() => void begin(router).catch(() => undefined)),
  };

  async function begin(router: AnyRouter): Promise<void> {
    const { createReporter } = await import('./reporter');
    note = createReporter(router);
    for (const [kind, thrown] of kept) note(kind, thrown);
  }
}
