/** A node of schema.org. A property that is undefined is left out. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

type Value = string | number | undefined | Thing | readonly string[] | readonly Thing[];

/** JSON-LD of a page; «<» is escaped, so that no text of a person can end the script element that holds it. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', String.raw`\u003C`);
}
