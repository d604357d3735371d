import { closure, type Manifest } from '../server/built-site.ts';

const DRAWN_START = 'src/hydration/drawn-start.ts';

/** The app's scripts and preloads, as Vite writes them. */
const APP = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * Makes the template of prerendered pages from the built page without content. The placeholders
 * that a page fills are between `<!--page:name-->` and `<!--/page:name-->`, each with the default
 * for a page that does not fill it (src/drawing/fill-page.ts).
 *
 * The app comes last, after styles, fonts and pictures, with which it would compete: on a slow
 * connection the page would be visible a second later. A small script in the head preloads it
 * meanwhile.
 *
 * @throws if the page is not as the build writes it
 */
export function drawnTemplate(page: string, manifest: Manifest): string {
  const entry = manifest['index.html']?.file ?? '';
  const app = [...closure(manifest, ['index.html'])].flatMap((chunk) => manifest[chunk]?.file ?? []);
  // A script for each module that the entry imports: the browser handles taps between them, while
  // imports run in one go.
  const inTurn = [...app.filter((file) => file !== entry), entry];
  const scripts = inTurn.map((file) => `  <script type="module" crossorigin src="/${file}"></script>\n  `);
  const drawnStart = manifest[DRAWN_START]?.file;
  const files = `<!--page:files--><!--/page:files-->${inTurn.join(' ')}`;
  const start = `<script async fetchpriority="high" src="/${drawnStart}" data-program="${files}"></script>`;
  // The parser stops at the classic script, which waits for the styles: links come before it.
  return [
    [/<link rel="stylesheet"[^>]*>/, `$&\n    ${start}<!--page:links--><!--/page:links-->`] as const,
    [/<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, '<!--page:head-->$&<!--/page:head-->'] as const,
    ['<div id="root"></div>', '<!--page:content-->$&<!--/page:content-->'] as const,
    ['</body>', `${scripts.join('')}$&`] as const,
  ].reduce(
    (html, [place, filled]) => {
      const done = html.replace(place, filled);
      if (done === html) throw new Error(`The built page lacks ${String(place)}`);
      return done;
    },
    page.replaceAll(APP, ''),
  );
}
