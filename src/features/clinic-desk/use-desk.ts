import { useSyncExternalStore } from 'react';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import type { SectionAnswer } from '@/shared/section/section-query';
import { deskFilial } from './desk-filial';

interface Desk {
  /** Undefined until loaded. */
  readonly filials: readonly FilialSummary[] | undefined;
  /** Null for all filials, and for an id that isn't the clinic's. */
  readonly filial: FilialSummary | null;
  /** The filial that a one-filial page shows: the chosen filial, otherwise the first. */
  readonly shown: FilialSummary | undefined;
  /** For components that need the filials: pass it to `SectionQuery`. */
  readonly query: SectionAnswer<unknown>;
}

/** The clinic's filials and the chosen filial. */
export function useDesk(): Desk {
  const id = useSyncExternalStore(deskFilial.subscribe, deskFilial.get, () => null);
  const query = useClinicFilialList({ query: { meta: { silent: true } } });
  const filials = query.data?.data;
  const filial = filials?.find((one) => one.id === id) ?? null;
  return { filials, filial, shown: filial ?? filials?.[0], query };
}
