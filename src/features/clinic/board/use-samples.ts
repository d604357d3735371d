import { keepPreviousData } from '@tanstack/react-query';
import { useClinicSampleList } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskSample } from '#generated/models/desk-sample.ts';
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
  const list = useClinicSampleList({ filial_id: filialId }, { query });
  const analyses = list.data?.data.analyses ?? [];
  const isWanted = doctor_id === SAMPLES;
  // After a change of filial, the new filial may not take all chosen analyses.
  const chosen = isWanted ? service_ids.filter((id) => analyses.some(({ service }) => service.id === id)) : [];
  const [first] = chosen;
  const combined = useClinicSampleList(
    { filial_id: filialId, service_ids: chosen },
    { query: { ...query, enabled: first !== undefined, placeholderData: keepPreviousData } },
  );
  return {
    list,
    analyses,
    isWanted,
    chosen,
    /** Combines the chosen analyses into one service. */
    combined,
    /** The result of `combined`; undefined while it loads, or if no analysis is chosen. */
    together: first === undefined ? undefined : (combined.data?.data.together ?? undefined),
    /** Chosen analyses whose preparations contradict each other. */
    clash: clashAmong(analyses, chosen),
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

/** Returns the chosen analyses whose preparations contradict each other. */
export function clashAmong(analyses: readonly DeskSample[], chosen: readonly number[]) {
  return clashing(analyses.flatMap(({ service }) => (chosen.includes(service.id) ? service : [])));
}

export type Samples = ReturnType<typeof useSamples>;
