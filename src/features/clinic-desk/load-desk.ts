import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { deskFilial } from './desk-filial';

interface Narrowed {
  readonly filial?: number | undefined;
}

/**
 * For `beforeLoad` of a page that the header's filial narrows: a link to such a page with a filial chooses it for the desk, and the
 * address is without it again. The header and the page never disagree.
 */
export function chooseDesk({ search, preload }: { readonly search: Narrowed; readonly preload: boolean }): void {
  if (search.filial === undefined || preload) return;
  deskFilial.set(search.filial);
  throw redirect({ to: '.', search: (old) => ({ ...old, filial: undefined }), replace: true });
}

/** The filial to which a page is narrowed, for its loader; nothing narrows where it is none of the clinic's. */
export async function narrowedTo({
  context: { queryClient },
}: {
  readonly context: { readonly queryClient: QueryClient };
}): Promise<number | undefined> {
  const id = deskFilial.get();
  if (id === null) return undefined;
  const options = { ...getClinicFilialListQueryOptions(), staleTime: unlessInvalidated, meta: { silent: true } };
  const own = await queryClient.query(options).catch(() => undefined);
  return own?.data.some((filial) => filial.id === id) === true ? id : undefined;
}
