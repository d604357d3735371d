import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** React's marker of a boundary that waited for a promise. */
const WAITING = '<!--$!-->';

/**
 * Renders in one go if nothing has to load; a stream, which waits for lazy code, takes twice as
 * long.
 */
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
