import type { PageReport } from '../src/server.tsx';

/**
 * Events of a server. An event contains no personal data: it has the name of the route instead of
 * the URL, and no IP address.
 */
export type ServerEvent =
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly seconds: number;
      /** Where the page comes from: memory, a new rendering, or an old page. */
      readonly from?: string;
    }
  | { readonly kind: 'draw'; readonly route: string; readonly status: number; readonly seconds: number }
  /** A read of the provider has failed, or a page could not be rendered. */
  | { readonly kind: 'failure'; readonly route: string; readonly reason: string }
  /** A page in a browser has sent a report (docs/reports.md). */
  | { readonly kind: 'page'; readonly report: PageReport }
  | { readonly kind: 'server'; readonly message: string };

export type Report = (happening: ServerEvent) => void;

/**
 * Writes events as lines of JSON. Events of renderings are left out, because the requests that
 * cause them are logged.
 */
export function writeLog(write: (line: string) => void): Report {
  return (happening) => {
    if (happening.kind === 'draw') return;
    const { kind, ...rest } = happening;
    const isPageError = happening.kind === 'page' && happening.report.kind !== 'vital';
    const level = kind === 'failure' || isPageError ? 'error' : 'info';
    const ms = 'seconds' in rest ? { ms: Math.round(rest.seconds * 1000), seconds: undefined } : {};
    write(`${JSON.stringify({ time: new Date().toISOString(), level, kind, ...rest, ...ms })}\n`);
  };
}
