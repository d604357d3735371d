import type { Thing } from './thing';

interface Crumb {
  readonly name: string;
  /** From the origin on: «/search». */
  readonly path: string;
}

/** The way to a page, beginning with home, which stands in every one. */
export function breadcrumbs(origin: string, way: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Главная', path: '/' }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
