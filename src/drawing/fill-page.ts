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
const CABINET_START = /\s*<script [^>]*data-cabinets><\/script>/;

/**
 * The program comes last, after styles, fonts and pictures: in the head it would compete with them, and on a slow connection the page
 * would be visible a second later.
 *
 * @throws when the template is not as our build writes it
 */
export function fillPage(template: string, { head, content, state, files, byCity = false }: PageParts): string {
  if (!OWN_HEAD.test(template) || !template.includes(ROOT)) throw new Error('The template holds no head or no root');
  const [hoisted = ''] = HOISTED.exec(content) ?? [];
  const links = hoisted.match(/<link[^>]*>/g) ?? [];
  const program = [
    ...[...new Set(files)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...inTurn(template.match(PROGRAM) ?? []),
  ].map((element) => element.replace(' crossorigin', ' crossorigin fetchpriority="low"'));
  // Functions: in a replacement text «$&» would be special.
  return template
    .replace(CABINET_START, '')
    .replaceAll(PROGRAM, '')
    .replace('</body>', () => `${program.map((element) => `  ${element}\n  `).join('')}</body>`)
    .replace(OWN_HEAD, (own) => head ?? own)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(
      ROOT,
      () => `<div id="root"${byCity ? ' data-by-city' : ''}>${content.slice(hoisted.length)}</div>\n    ${state}`,
    );
}
