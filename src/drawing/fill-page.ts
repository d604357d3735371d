/** What the build has made for the pages that are drawn. */
export interface PageFrame {
  /** The page without content. */
  readonly template: string;
  /** The script that asks for the program: «assets/63908dec4f7f.js». */
  readonly drawnStart: string;
}

/** What a drawn page puts into the built page without content. */
export interface PageParts {
  /** Title, description and data of the page itself; else the site's. */
  readonly head?: string;
  readonly content: string;
  /** The element with what the program needs to go on from here. */
  readonly state: string;
  /** Scripts that the page's route needs beside those of every page. */
  readonly files: readonly string[];
  /** The page depends on the city that was chosen, and its address names none. */
  readonly byCity?: boolean;
}

const ROOT = '<div id="root"></div>';
const OWN_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;
/** React puts elements for the head first. */
const HOISTED = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)*/;

/**
 * A script of its own for each module that the program imports: the browser can answer a tap between them, while imports would run in
 * one go.
 */
function inTurn(program: readonly string[]): string[] {
  const isImported = (element: string): boolean => element.startsWith('<link');
  const entry = program.filter((element) => !isImported(element));
  const imported = program
    .filter(isImported)
    .map((element) => /href="([^"]+)"/.exec(element)?.[1] ?? '')
    .filter((file) => !entry.some((element) => element.includes(`"${file}"`)));
  return [...imported.map((file) => `<script type="module" crossorigin src="${file}"></script>`), ...entry];
}

/** The program's scripts and preloads. */
const PROGRAM = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** For cabinets alone, whose pages no server draws (build/cabinet-start.ts). */
const OF_CABINETS = /\s*<(script|template) [^>]*data-cabinets[^>]*>.*?<\/\1>/gs;

/** What React has drawn without its elements for the head. */
export function withoutHead(content: string): string {
  return content.replace(HOISTED, '');
}

/** Waited for by the script that the parser runs next, and by the first paint: what follows that script is asked for late. */
const STYLES = /<link rel="stylesheet"[^>]*>/;

/**
 * The program comes last, after styles, fonts and pictures, with which it would compete in the head: on a slow connection the page would
 * be visible a second later. A small script asks for it meanwhile (hydration/drawn-start.ts).
 *
 * @throws when the template is not as our build writes it
 */
export function fillPage(
  { template, drawnStart }: PageFrame,
  { head, content, state, files, byCity = false }: PageParts,
): string {
  if (!OWN_HEAD.test(template) || !template.includes(ROOT)) throw new Error('The template holds no head or no root');
  const [hoisted = ''] = HOISTED.exec(content) ?? [];
  const links = hoisted.match(/<link[^>]*>/g) ?? [];
  const program = inTurn(template.match(PROGRAM) ?? []);
  const asked = [...new Set(files), ...program.map((element) => /src="\/([^"]+)"/.exec(element)?.[1] ?? '')].join(' ');
  const start = `<script async fetchpriority="high" src="/${drawnStart}" data-program="${asked}"></script>`;
  // Functions: in a replacement text «$&» would be special.
  return template
    .replaceAll(OF_CABINETS, '')
    .replaceAll(PROGRAM, '')
    .replace(STYLES, (styles) => [styles, start, ...links].join('\n    '))
    .replace('</body>', () => `${program.map((element) => `  ${element}\n  `).join('')}</body>`)
    .replace(OWN_HEAD, (own) => head ?? own)
    .replace(ROOT, () => `<div id="root"${byCity ? ' data-by-city' : ''}>${withoutHead(content)}</div>\n    ${state}`);
}
