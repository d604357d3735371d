import { useDoctorClinics, useDoctorServices, useDoctorSlots } from '@generated/api/public/public';
import type { SlotDay } from '@generated/models/slot-day';
import { firstFreeDay } from '@/domain/slot/slot-search';
import { slotRange } from '@/domain/slot/slot-window';
import { type Offer, offerOf } from '@/features/public/doctor/booking/booking-choice';
import { shownBySection } from '@/shared/section/shown-by-section';

/** `failed`: something did not answer. `none`: nothing can be booked in the coming weeks. */
type NearestDay =
  | { readonly state: 'loading' | 'failed' | 'none' }
  | { readonly state: 'free'; readonly offer: Offer; readonly day: SlotDay };

/** The first day on which the doctor's first consultation has free times, in the main filial. */
export function useNearestDay(slug: string): NearestDay {
  const services = useDoctorServices(slug, shownBySection);
  const clinics = useDoctorClinics(slug, shownBySection);
  const offer = services.data && clinics.data && offerOf(clinics.data.data, services.data.data, {});
  const slots = useDoctorSlots(
    slug,
    { filial_id: offer?.clinic.id ?? 0, service_id: offer?.chosen.service.id ?? 0, ...slotRange() },
    { query: { ...shownBySection.query, enabled: offer !== undefined } },
  );

  if (services.isError || clinics.isError || slots.isError) return { state: 'failed' };
  if (services.data && clinics.data && !offer) return { state: 'none' };
  if (!offer || !slots.data) return { state: 'loading' };
  const day = firstFreeDay(slots.data.data);
  return day ? { state: 'free', offer, day } : { state: 'none' };
}
