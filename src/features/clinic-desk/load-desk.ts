import type { QueryClient } from '@tanstack/react-query';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { unlessInvalidated } from '@/shared/api/load';
import { deskFilial } from './desk-filial';

/**
 * Returns the filial that filters a page, for the page's loader; undefined if the id belongs to
 * another clinic.
 */
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
