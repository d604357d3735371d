import { useDoctorWaitlistOfferUpdate } from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import { OfferTimes, timesFor } from '@/domain/waitlist/offer-times';
import type { OfferDialogProps } from '@/domain/waitlist/waiting-row';
import { dataOf } from '@/shared/api/load';

const silent = { meta: { silent: true } } as const;

/** Another time than the nearest one. */
export function OfferDialog({ person, onClose }: OfferDialogProps) {
  const slots = useDoctorSlots(person.doctor.slug, timesFor(person), { query: { ...silent, select: dataOf } });
  const offer = useDoctorWaitlistOfferUpdate({ mutation: silent });
  return (
    <OfferTimes
      person={person}
      slots={slots}
      onOffer={(starts_at) => offer.mutateAsync({ id: person.id, data: { starts_at } })}
      onClose={onClose}
    />
  );
}
