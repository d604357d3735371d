import { redirect } from '@tanstack/react-router';
import { deskFilial } from './desk-filial';

interface Narrowed {
  readonly filial?: number | undefined;
}

/**
 * For `beforeLoad` of a page that the header's filial narrows: a link to such a page with a filial chooses it for the desk, and the
 * address is without it again. The header and the page never disagree. By itself, since whoever opens the site loads what a
 * `beforeLoad` imports, and the operations of a cabinet are none of theirs.
 */
export function chooseDesk({ search, preload }: { readonly search: Narrowed; readonly preload: boolean }): void {
  if (search.filial === undefined || preload) return;
  deskFilial.set(search.filial);
  throw redirect({ to: '.', search: (old) => ({ ...old, filial: undefined }), replace: true });
}
