import { http, HttpResponse, type HttpHandler } from 'msw';

/** Reads a drawing «kind/name.svg» under `mocks/pictures/`; undefined if it does not exist. */
export type ReadDrawing = (path: string) => Promise<string | undefined>;

/** Drawings are cached for a day, because they change only with a new version of the site. */
const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Creates the handlers of drawings. They are not generated from the contract, because it contains
 * the paths of drawings, but no operation for them.
 */
export function drawingHandlers(read: ReadDrawing): HttpHandler[] {
  return [
    http.get<{ kind: string; file: string }>('*/api/v0/files/:kind/:file', async ({ params }) => {
      const path = `${params.kind}/${params.file}`;
      const svg = /^\w+\/[\w-]+\.svg$/.test(path) ? await read(path) : undefined;
      return svg === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(svg, { headers: HEADERS });
    }),
  ];
}
