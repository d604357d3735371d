/** Parts of a page that are inserted into the template (build/drawn-template.ts). */
export interface PageParts {
  /** Title, description and structured data of the page; defaults to those of the site. */
  readonly head?: string;
  readonly content: string;
  /** HTML of the element with the page state (src/page-state.ts). */
  readonly state: string;
  /** Scripts of the page's route, in addition to the scripts of every page. */
  readonly files: readonly string[];
  /** Set if the page depends on the chosen city but its URL names no city. */
  readonly byCity?: boolean;
}

/** Elements for the head that React writes before the content. */
const HOISTED = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)*/;

const PLACE = /<!--page:(\w+)-->(.*?)<!--\/page:\1-->/gs;

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

/** Returns the content without the elements that React wrote for the head. */
export function withoutHead(content: string): string {
  return content.replace(HOISTED, '');
}
