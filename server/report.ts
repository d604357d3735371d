import type { PageReport } from '../src/server.tsx';

/** What a server tells of itself. Nothing of it names a person: routes by their names, no query, no address. */
export type Happening =
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly seconds: number;
      /** Where a page came from: memory, a drawing, an old one. */
      readonly from?: string;
    }
  | { readonly kind: 'draw'; readonly route: string; readonly status: number; readonly seconds: number }
  /** A read of the provider that failed, or a page that could not be drawn. */
  | { readonly kind: 'failure'; readonly route: string; readonly reason: string }
  /** What a page in a browser has reported of itself (docs/reports.md). */
  | { readonly kind: 'page'; readonly report: PageReport }
  | { readonly kind: 'server'; readonly message: string };

export type Report = (happening: Happening) => void;

/** Writes happenings as lines of JSON; drawings are part of the requests that wait for them. */
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
