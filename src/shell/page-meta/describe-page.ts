import { brand } from '@/shared/config/brand';
import type { PageMeta, PageSubject, ShownPage } from './page-meta';

/** Which parameters make another page of an address; all others are a choice on the same one. */
const distinct: Readonly<Partial<Record<ShownPage['name'], readonly string[]>>> = {
  search: ['category', 'specialisations', 'services', 'meddirections', 'city', 'page'],
  doctorBySlugReviews: ['page'],
  clinicBySlugReviews: ['page'],
  qa: ['direction', 'page'],
  services: ['kind', 'direction', 'page'],
};

/** Open to everyone, but of use to one person only, or only now. */
const personal: ReadonlySet<string> = new Set(['unauthorized', 'favourites', 'compare', 'clinicSampling']);

/**
 * What search engines and shared links are told of a page. Cabinets, entry and missing pages only ask to stay out of an index.
 *
 * @param image the site's own picture, a raster one: networks show no SVG
 */
export function describePage(page: ShownPage, subject: PageSubject | undefined, image: string): PageMeta {
  if (!page.isPublic || personal.has(page.name)) return { robots: 'noindex', openGraph: {}, things: [] };

  const canonical = canonicalAddress(page);
  const picture = subject?.image;
  return {
    // Filtered and free-text searches are without number; the links on them still lead to doctors.
    ...(isFiltered(page) && { robots: 'noindex, follow' }),
    canonical,
    openGraph: {
      site_name: brand.name,
      locale: 'ru_KZ',
      type: subject?.type ?? 'website',
      title: page.title,
      description: page.description,
      url: canonical,
      image: picture === undefined || picture.endsWith('.svg') ? image : picture,
    },
    things: subject?.things ?? [],
  };
}

function canonicalAddress({ name, origin, pathname, search }: ShownPage): string {
  const kept = (distinct[name] ?? []).flatMap((key) => {
    const value = search.get(key);
    return value === null || value === '' ? [] : [[key, value]];
  });
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const query = new URLSearchParams(kept).toString().replaceAll('%2C', ',');
  return `${origin}${path}${query && `?${query}`}`;
}

function isFiltered({ name, search }: ShownPage): boolean {
  return search.has('q') || (name === 'search' && [...search.keys()].some((key) => !distinct[name]?.includes(key)));
}
