/** The parts of a page that fill the template (build/drawn-template.ts). */
export interface PageParts {
  /** The page's title, description and structured data; by default the site's. */
  readonly head?: string;
  readonly content: string;
  /** The element with the state that the app continues from. */
  readonly state: string;
  /** Scripts that the page's route needs beside those of every page. */
  readonly files: readonly string[];
  /** The page depends on the chosen city, and its URL names no city. */
  readonly byCity?: boolean;
}

/** React writes elements for the head first. */
const HOISTED = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)*/;

const PLACE = /<!--page:(\w+)-->(.*?)<!--\/page:\1-->/gs;

/** Fills a page into the template. */
export function fillPage(template: string, { head, content, state, files, byCity = false }: PageParts): string {
  const [hoisted = ''] = HOISTED.exec(content) ?? [];
  const parts: Record<string, string | undefined> = {
    head,
    files: [...new Set(files)].map((file) => `${file} `).join(''),
    links: (hoisted.match(/<link[^>]*>/g) ?? []).map((link) => `\n    ${link}`).join(''),
    content: `<div id="root"${byCity ? ' data-by-city' : ''}>${withoutHead(content)}</div>\n    ${state}`,
  };
  return template.replace(PLACE, (_, name: string, own: string) => parts[name] ?? own);
}

/** React's HTML without its elements for the head. */
export function withoutHead(content: string): string {
  return content.replace(HOISTED, '');
}
