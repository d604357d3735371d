import { brand } from '@/shared/config/brand';
import { breadcrumbs } from './schema-org/breadcrumbs';
import type { Subject } from './subject';

/** Home: the site itself, with its search. */
export function homeSubject(origin: string): Subject {
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

/** A page that is about nothing of its own: the way to it. */
export function plainSubject(name: string, path: string, origin: string): Subject {
  return { things: [breadcrumbs(origin, [{ name, path }])] };
}
