import { useSyncExternalStore } from 'react';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import type { SectionAnswer } from '@/shared/section/section-query';
import { deskFilial } from './desk-filial';

interface Desk {
  /** All filials; undefined while loading. */
  readonly filials: readonly FilialSummary[] | undefined;
  /** The chosen filial; null for all filials, or if the id doesn't belong to the clinic. */
  readonly filial: FilialSummary | null;
  /** The filial shown by pages for one filial: the chosen one, or else the first. */
  readonly shown: FilialSummary | undefined;
  /** The query for the filials. A component that needs the filials passes it to `SectionQuery`. */
  readonly query: SectionAnswer<unknown>;
}

export function useDesk(): Desk {
  const id = useSyncExternalStore(deskFilial.subscribe, deskFilial.get, () => null);
  const query = useClinicFilialList({ query: { meta: { silent: true } } });
  const filials = query.data?.data;
  const filial = filials?.find((one) => one.id === id) ?? null;
  return { filials, filial, shown: filial ?? filials?.[0], query };
}
