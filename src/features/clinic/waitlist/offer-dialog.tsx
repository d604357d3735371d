import { useClinicWaitlistOfferUpdate } from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import { OfferTimes } from '@/domain/waitlist/offer-times';
import { type OfferDialogProps, offeredText } from '@/domain/waitlist/waiting-row';
import { useWrite } from '@/shared/write/use-write';

/** Another time than the nearest one. */
export function OfferDialog({ person, onClose }: OfferDialogProps) {
  const place = { filial_id: person.filial.id, service_id: person.service_id };
  const offer = useWrite(useClinicWaitlistOfferUpdate(), { done: offeredText(person), onDone: onClose });
  return (
    <OfferTimes
      person={person}
      ask={(window) =>
        getDoctorSlotsQueryOptions(person.doctor.slug, { ...place, ...window }, { query: { meta: { silent: true } } })
      }
      offer={{ ...offer, ask: (starts_at) => offer.ask({ id: person.id, data: { starts_at } }) }}
      onClose={onClose}
    />
  );
}
