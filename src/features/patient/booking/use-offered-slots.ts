import { useClinicSamplingSlots } from '#generated/api/public-sampling/public-sampling.ts';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import { slotRange } from '@/domain/slot/slot-days';

/** Whose times: of a doctor, or of a clinic that takes a sample. Slugs. */
export type TimesOf =
  | { readonly doctor: string; readonly clinic?: undefined }
  | { readonly clinic: string; readonly doctor?: undefined };

interface Asked {
  readonly of: TimesOf;
  readonly filial: number;
  readonly service: number;
  /** A time that was lost meanwhile must not be offered again. */
  readonly anew?: boolean;
}

/** Four weeks of times of whoever receives. */
export function useOfferedSlots({ of, filial, service, anew = false }: Asked) {
  const params = { filial_id: filial, service_id: service, ...slotRange() };
  const refetchOnMount = anew ? 'always' : true;
  const ofDoctor = useDoctorSlots(of.doctor ?? '', params, {
    query: { refetchOnMount, enabled: of.doctor !== undefined },
  });
  const ofClinic = useClinicSamplingSlots(of.clinic ?? '', params, {
    query: { refetchOnMount, enabled: of.clinic !== undefined },
  });
  return of.doctor === undefined ? ofClinic : ofDoctor;
}
