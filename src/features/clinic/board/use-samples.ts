import { keepPreviousData } from '@tanstack/react-query';
import { useClinicSampleList } from '#generated/api/clinic-visits/clinic-visits.ts';
import { chosenOf } from '@/domain/service/analyses-field';
import type { BookValues } from '@/features/desk/book/book-schema';

/** Value of the doctor's select for a visit without a doctor. */
export const SAMPLES = 'samples';

const query = { meta: { silent: true } };

/** Returns the analyses that a filial takes by appointment, and the sum of the chosen ones. */
export function useDeskAnalyses(filialId: number, ids: readonly number[]) {
  const list = useClinicSampleList({ filial_id: filialId }, { query });
  const analyses = list.data?.data.analyses ?? [];
  const chosen = chosenOf(analyses, ids);
  const isAny = chosen.length > 0;
  const combined = useClinicSampleList(
    { filial_id: filialId, service_ids: chosen },
    { query: { ...query, enabled: isAny, placeholderData: keepPreviousData } },
  );
  return {
    list,
    analyses,
    chosen,
    /** Combines the chosen analyses into one service. */
    combined,
    /** The result of `combined`; undefined while it loads, or if no analysis is chosen. */
    together: isAny ? (combined.data?.data.together ?? undefined) : undefined,
  };
}

const NONE: readonly number[] = [];

/** The analyses of a booking, and what it needs to book the chosen ones. */
export function useSamples(filialId: number, { doctor_id, service_ids }: BookValues) {
  const isWanted = doctor_id === SAMPLES;
  const fields = useDeskAnalyses(filialId, isWanted ? service_ids : NONE);
  const { list, analyses, chosen } = fields;
  const [first] = chosen;
  return {
    list,
    analyses,
    /** Properties of the field for the analyses. */
    fields,
    isWanted,
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
