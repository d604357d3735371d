import { http, HttpResponse, type HttpHandler } from 'msw';
import { drawPicture } from '../pictures/pictures.ts';

/** A day: the drawing of a name changes only with the program. */
const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Portraits and the like, drawn when asked for. Files are no operations of the contract: a client only ever sees their paths.
 */
export function pictureHandlers(): HttpHandler[] {
  return [
    http.get<{ kind: string; file: string }>('*/api/v0/files/:kind/:file', ({ params }) => {
      const svg = drawPicture(params.kind, params.file);
      return svg === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(svg, { headers: HEADERS });
    }),
  ];
}
