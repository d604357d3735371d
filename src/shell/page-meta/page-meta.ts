/** What stands in a page's head for search engines and shared links, and the title and description that people see too. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  readonly canonical?: string;
  /** Open Graph: property without «og:» → content. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** JSON-LD, ready to stand in a script element. */
  readonly data?: string;
}
