import { useSyncExternalStore } from 'react';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import type { SectionAnswer } from '@/shared/section/section-query';
import { deskFilial } from './desk-filial';

interface Desk {
  /** Undefined until they are known. */
  readonly filials: readonly FilialSummary[] | undefined;
  /** Null for all of them; one that is not the clinic's counts as all. */
  readonly filial: FilialSummary | null;
  /** The filial that a page of one filial shows: the chosen one, else the first. */
  readonly shown: FilialSummary | undefined;
  /** For a page that is nothing without them. */
  readonly query: SectionAnswer<unknown>;
}

/** The clinic's filials, and the chosen one. */
export function useDesk(): Desk {
  const id = useSyncExternalStore(deskFilial.subscribe, deskFilial.get, () => null);
  const query = useClinicFilialList({ query: { meta: { silent: true } } });
  const filials = query.data?.data;
  const filial = filials?.find((one) => one.id === id) ?? null;
  return { filials, filial, shown: filial ?? filials?.[0], query };
}
