import { redirect } from '@tanstack/react-router';
import { deskFilial } from './desk-filial';

interface Narrowed {
  readonly filial?: number | undefined;
}

/**
 * `beforeLoad` of pages that are filtered by the filial in the header. A `filial` in the URL is
 * selected in the header and removed from the URL. The function has its own file, because
 * `beforeLoad` is in the entry bundle, which must not import the operations of a cabinet.
 */
export function chooseDesk({ search, preload }: { readonly search: Narrowed; readonly preload: boolean }): void {
  if (search.filial === undefined || preload) return;
  deskFilial.set(search.filial);
  throw redirect({ to: '.', search: (old) => ({ ...old, filial: undefined }), replace: true });
}
