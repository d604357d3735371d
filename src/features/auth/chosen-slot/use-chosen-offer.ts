import { useMemo } from 'react';
import { useDoctorFull, useDoctorServices } from '#generated/api/public-doctors/public-doctors.ts';
import { useClinicSampling } from '#generated/api/public-sampling/public-sampling.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { Service } from '#generated/models/service.ts';
import { dataOf } from '@/shared/api/load';
import type { OpenChoice } from '@/shared/url/booking-search';

/** Parts are undefined until their request is answered. */
export interface ChosenOffer {
  /** Null where the filial itself takes a sample. */
  readonly doctorId: number | null | undefined;
  /** Doctor or clinic. */
  readonly host: ChosenHost | undefined;
  readonly service: Service | undefined;
  /** KZT. */
  readonly price: number | undefined;
}

export interface ChosenHost {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly shape: 'round' | 'square';
}

const quiet = { meta: { silent: true } };

/** Doctor or clinic, service and price of the choice. */
export function useChosenOffer(choice: OpenChoice | undefined): ChosenOffer {
  const { doctor: doctorSlug, clinic: clinicSlug } = choice ?? {};
  const asked = { ...quiet, enabled: doctorSlug !== undefined };
  const { data: doctor } = useDoctorFull(doctorSlug ?? '', undefined, {
    query: { ...asked, select: dataOf },
  });
  const { data: link } = useDoctorServices(doctorSlug ?? '', {
    query: {
      ...asked,
      select: ({ data }) =>
        data.find(({ filial_id, service }) => filial_id === choice?.filial && service.id === choice.service),
    },
  });
  const { data: sampling } = useClinicSampling(
    clinicSlug ?? '',
    { service_id: choice?.service ?? 0 },
    { query: { ...quiet, enabled: clinicSlug !== undefined, select: dataOf } },
  );

  return useMemo(() => {
    if (clinicSlug === undefined) return ofDoctor(doctor, link);
    const place = sampling?.places.find(({ id }) => id === choice?.filial);
    return {
      doctorId: null,
      host: place && { id: place.id, name: place.title, picture: place.logo, shape: 'square' },
      service: sampling?.service,
      price: place?.price,
    };
  }, [clinicSlug, choice?.filial, doctor, link, sampling]);
}

function ofDoctor(doctor: DoctorFull | undefined, link: DoctorService | undefined): ChosenOffer {
  return {
    doctorId: doctor?.id,
    host: doctor && {
      id: doctor.id,
      name: `${doctor.second_name} ${doctor.first_name}`,
      picture: doctor.avatar,
      shape: 'round',
    },
    service: link?.service,
    price: link?.price,
  };
}
