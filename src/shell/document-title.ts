import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';

/** For a route's `head`: `head: () => pageTitle('Поиск врача')` makes «Поиск врача — Аман». */
export function pageTitle(page: string): { meta: { title: string }[] } {
  return { meta: [{ title: titled(page) }] };
}

/** For a screen that stands in a route's place (not found, error): its title holds until the screen leaves. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    const before = document.title;
    const own = titled(page);
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [page]);
}

function titled(page: string): string {
  return `${page}\u00A0— ${brand.name}`;
}
