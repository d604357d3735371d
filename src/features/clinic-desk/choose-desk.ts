import { redirect } from '@tanstack/react-router';
import { deskFilial } from './desk-filial';

interface Narrowed {
  readonly filial?: number | undefined;
}

/**
 * `beforeLoad` of pages that the header's filial filters: a `filial` in the URL becomes the
 * header's choice and leaves the URL, so the two never disagree. A file of its own: `beforeLoad`
 * code is in the entry bundle, which must not import a cabinet's operations.
 */
export function chooseDesk({ search, preload }: { readonly search: Narrowed; readonly preload: boolean }): void {
  if (search.filial === undefined || preload) return;
  deskFilial.set(search.filial);
  throw redirect({ to: '.', search: (old) => ({ ...old, filial: undefined }), replace: true });
}
