import { http, HttpResponse, type HttpHandler } from 'msw';

/** Reads «kind/name.svg» under `mocks/pictures/`; undefined if there is no such picture. */
export type ReadDrawing = (path: string) => Promise<string | undefined>;

/** One day: drawings change only with a new version. */
const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
};

/** The contract has no operation for these files: clients only get their paths. */
export function drawingHandlers(read: ReadDrawing): HttpHandler[] {
  return [
    http.get<{ kind: string; file: string }>('*/api/v0/files/:kind/:file', async ({ params }) => {
      const path = `${params.kind}/${params.file}`;
      const svg = /^\w+\/[\w-]+\.svg$/.test(path) ? await read(path) : undefined;
      return svg === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(svg, { headers: HEADERS });
    }),
  ];
}
