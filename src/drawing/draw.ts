import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** How React marks a boundary that waited for something. */
const WAITING = '<!--$!-->';

/** Draws in one go what waits for nothing; a stream, which waits for code that is not loaded yet, takes twice as long. */
export async function draw(app: ReactNode): Promise<string> {
  const html = renderToString(app);
  if (!html.includes(WAITING)) return html;
  const stream = await renderToReadableStream(app, {
    // A deferred part would come with an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
}
