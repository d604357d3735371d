import type { PageReport } from '../src/server.tsx';

/** Events of a server. They contain no personal data: route names, no query, no network address. */
export type Happening =
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly seconds: number;
      /** Where the page came from: memory, a new rendering, an old copy. */
      readonly from?: string;
    }
  | { readonly kind: 'draw'; readonly route: string; readonly status: number; readonly seconds: number }
  /** A failed read of the provider, or a page that failed to render. */
  | { readonly kind: 'failure'; readonly route: string; readonly reason: string }
  /** A report from a page in a browser (docs/reports.md). */
  | { readonly kind: 'page'; readonly report: PageReport }
  | { readonly kind: 'server'; readonly message: string };

export type Report = (happening: Happening) => void;

/** Writes events as lines of JSON; renderings are left out, because their requests are logged. */
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
