import { closure, type Manifest } from '../server/built-site.ts';

const DRAWN_START = 'src/hydration/drawn-start.ts';

/** Scripts and preloads of the program, as Vite writes them. */
const APP = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * Makes the template of server-rendered pages from the built page without content. Between
 * `<!--page:name-->` and `<!--/page:name-->` the template has a default, which a page can replace
 * (src/drawing/fill-page.ts).
 *
 * The scripts of the program are at the end, because in the head they would delay styles, fonts and
 * pictures: on a slow connection the page would appear a second later. A small script in the head
 * preloads the scripts of the program meanwhile.
 *
 * @throws if the page does not have the form that the build writes
 */
export function drawnTemplate(page: string, manifest: Manifest): string {
  const entry = manifest['index.html']?.file ?? '';
  const app = [...closure(manifest, ['index.html'])].flatMap((chunk) => manifest[chunk]?.file ?? []);
  // Each module that the entry imports gets a script element of its own. The browser handles taps
  // between scripts, but not between imports.
  const inTurn = [...app.filter((file) => file !== entry), entry];
  const scripts = inTurn.map((file) => `  <script type="module" crossorigin src="/${file}"></script>\n  `);
  const drawnStart = manifest[DRAWN_START]?.file;
  const files = `<!--page:files--><!--/page:files-->${inTurn.join(' ')}`;
  const start = `<script async fetchpriority="high" src="/${drawnStart}" data-program="${files}"></script>`;
  // The links come before the classic script, because this script waits for the styles and blocks
  // the parser.
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
