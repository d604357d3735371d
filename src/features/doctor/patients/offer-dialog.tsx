import { useDoctorWaitlistOfferUpdate } from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import { OfferTimes } from '@/domain/waitlist/offer-times';
import type { OfferDialogProps } from '@/domain/waitlist/waiting-row';

const silent = { meta: { silent: true } } as const;

/** Another time than the nearest one. */
export function OfferDialog({ person, onClose }: OfferDialogProps) {
  const place = { filial_id: person.filial.id, service_id: person.service_id };
  const offer = useDoctorWaitlistOfferUpdate({ mutation: silent });
  return (
    <OfferTimes
      person={person}
      ask={(window) => getDoctorSlotsQueryOptions(person.doctor.slug, { ...place, ...window }, { query: silent })}
      onOffer={(starts_at) => offer.mutateAsync({ id: person.id, data: { starts_at } })}
      onClose={onClose}
    />
  );
}
