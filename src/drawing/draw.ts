import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** React's mark of a boundary whose content has not loaded yet. */
const WAITING = '<!--$!-->';

/**
 * Renders an app to HTML. If all code of the app is loaded, it renders without a stream. A stream
 * can wait for lazy code, but takes twice as long.
 */
export async function draw(app: ReactNode): Promise<string> {
  const html = renderToString(app);
  if (!html.includes(WAITING)) return html;
  const stream = await renderToReadableStream(app, {
    // React would insert a deferred part with an inline script, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
}
