import { brand } from '@/shared/config/brand';
import type { PageSubject, ShownPage } from './page-meta';
import { breadcrumbs } from './schema-org/breadcrumbs';

/** Home: the site itself, with its search. */
export function homeSubject({ origin }: ShownPage): PageSubject {
  return {
    things: [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: brand.name,
        description: brand.description,
        inLanguage: 'ru-KZ',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/search?q={query}`,
          'query-input': 'required name=query',
        },
      },
      {
        '@type': 'Organization',
        url: `${origin}/`,
        name: brand.name,
        telephone: brand.support.phone,
        email: brand.support.email,
        sameAs: Object.values(brand.social),
      },
    ],
  };
}

/** Names of the pages that need no data. */
const plain: Readonly<Partial<Record<ShownPage['name'], string>>> = {
  search: 'Поиск',
  services: 'Услуги',
  symptoms: 'Симптомы',
  conditions: 'Документы',
};

/** A page that needs no data; undefined where there is nothing to add to the defaults. */
export function plainSubject({ name, origin, pathname }: ShownPage): PageSubject | undefined {
  const title = plain[name];
  return title === undefined ? undefined : { things: [breadcrumbs(origin, [{ name: title, path: pathname }])] };
}
