import { keepPreviousData } from '@tanstack/react-query';
import { useClinicSampleList } from '#generated/api/clinic-visits/clinic-visits.ts';
import { clashing } from '@/domain/service/clashing-analyses';
import type { BookValues } from '@/features/desk/book/book-schema';

/** Value of the doctor's select for a visit without a doctor. */
export const SAMPLES = 'samples';

/**
 * Returns the analyses that a filial takes by appointment, and what a booking of the chosen
 * analyses needs.
 */
export function useSamples(filialId: number, { doctor_id, service_ids }: BookValues) {
  const query = { meta: { silent: true } };
  const { data } = useClinicSampleList({ filial_id: filialId }, { query });
  const analyses = data?.data.analyses ?? [];
  const isWanted = doctor_id === SAMPLES;
  // After a change of filial, the new filial may not take all chosen analyses.
  const chosen = isWanted ? service_ids.filter((id) => analyses.some(({ service }) => service.id === id)) : [];
  const [first] = chosen;
  const inAll = useClinicSampleList(
    { filial_id: filialId, service_ids: chosen },
    { query: { ...query, enabled: first !== undefined, placeholderData: keepPreviousData } },
  );
  return {
    analyses,
    isWanted,
    /**
     * The chosen analyses combined into one service; undefined while loading, or if none is chosen.
     */
    together: first === undefined ? undefined : (inAll.data?.data.together ?? undefined),
    /** Chosen analyses whose preparations contradict each other. */
    clash: clashing(analyses.flatMap(({ service }) => (chosen.includes(service.id) ? service : []))),
    offer:
      first === undefined
        ? undefined
        : {
            filial_id: filialId,
            service_id: first,
            ...(chosen.length > 1 && { service_ids: chosen }),
            format: 'clinic' as const,
            funding: undefined,
          },
  };
}

export type Samples = ReturnType<typeof useSamples>;
