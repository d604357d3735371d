import { http, HttpResponse, type HttpHandler } from 'msw';
import type { FileRow } from '../../db/types/file.ts';
import type { Store } from '../../provider.ts';
import { samplePage } from '../../seed/on-demand/sample-page.ts';

/** Files that people sent and those of the seed, for whoever knows the address: an `<img>` sends no token. */
export function fileHandlers(store: Store): HttpHandler[] {
  return [
    http.get<{ id: string }>('*/api/v0/files/:id', async ({ params }) => {
      const file = await store.run(false, (db) => db.files.get(Number(params.id)));
      if (file === undefined) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(bytesOf(file), {
        headers: {
          'Content-Type': file.type,
          'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'Cache-Control': 'private, max-age=86400',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    }),
  ];
}

function bytesOf({ content, type }: FileRow): Uint8Array<ArrayBuffer> {
  return content === null ? samplePage(type) : Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
}
