import { redirect } from '@tanstack/react-router';
import { deskFilial } from './desk-filial';

interface Narrowed {
  readonly filial?: number | undefined;
}

/**
 * `beforeLoad` of pages whose lists show the filial in the header. If the URL has a `filial`, it
 * becomes the filial in the header and is removed from the URL. The function has its own file,
 * because `beforeLoad` is in the entry bundle, which must not import the operations of a cabinet.
 */
export function chooseDesk({ search, preload }: { readonly search: Narrowed; readonly preload: boolean }): void {
  if (search.filial === undefined || preload) return;
  deskFilial.set(search.filial);
  throw redirect({ to: '.', search: (old) => ({ ...old, filial: undefined }), replace: true });
}
