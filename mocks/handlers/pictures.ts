import { http, HttpResponse, type HttpHandler } from 'msw';

/** Text of a portrait by its file name, undefined when there is none. */
export type Portraits = (name: string) => Promise<string | undefined> | string | undefined;

/** The doctors' portraits. Files are no operations of the contract: a client only ever sees their paths. */
export function pictureHandlers(portraits: Portraits): HttpHandler[] {
  return [
    http.get<{ name: string }>('*/api/v0/files/portraits/:name', async ({ params }) => {
      const svg = await portraits(params.name);
      if (svg === undefined) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' } });
    }),
  ];
}
