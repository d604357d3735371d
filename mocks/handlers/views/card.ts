import type { ClinicCard } from '#generated/models/clinic-card.ts';
import type { ClinicOffer } from '#generated/models/clinic-offer.ts';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { SearchItem } from '#generated/models/search-item.ts';
import type { ServiceCard } from '#generated/models/service-card.ts';
import type { Db } from '../../db/db.ts';
import { isFasting, type FilialOffer } from '../../db/filial-offers.ts';
import { openingHours } from '../../db/lookup.ts';
import { NO_WISH, type Wish } from '../../db/offers.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import type { SearchHit } from '../../search/search-engine.ts';
import { cardOffer } from '../../slots/card-offer.ts';
import { nearestSampling } from '../../slots/sampling-times.ts';
import { slotsOf } from '../../slots/slot-engine.ts';
import type { TimesRequest } from '../../slots/wanted-times.ts';
import { lowestPrice, specialisationsOf } from './clinic.ts';
import { doctorHead, doctorOfferView } from './doctor.ts';
import { filialBrief, namedSpecialisations } from './place.ts';

type HitOf<Kind extends SearchHit['kind']> = Extract<SearchHit, { kind: Kind }>;

/** Number of days on a card, and maximum number of slots per day. */
const CARD = { days: 3, per_day: 3 } as const;

export function cardOf(db: Db, hit: SearchHit, now: number): SearchItem {
  switch (hit.kind) {
    case 'doctor':
      return doctorCard(db, hit, now);
    case 'clinic':
      return clinicCard(db, hit, now);
    case 'service':
      return serviceCard(hit);
  }
}

function doctorCard(db: Db, hit: HitOf<'doctor'>, now: number): DoctorCard {
  const { doctor, filial, service_link: link, nearest, match = null } = hit;
  return {
    kind: 'doctor',
    ...doctorHead(db, doctor),
    offer: link === null ? null : doctorOfferView(db, link, hit.funding ?? null),
    filial: filialBrief(db, filial.id),
    distance_meters: hit.distance_meters,
    online_booking: doctor.has_online_booking,
    match,
    next_days: nearest === null ? [] : slotsOf(db).nextDays(nearest, { now, times: hit.times ?? {}, ...CARD }),
  };
}

/**
 * View of a doctor's card outside search.
 *
 * @param filialIds filials on the card; by default all of the doctor's
 * @param wish the patient's request; empty by default
 * @param times requested days and hours; by default all
 */
export function doctorCardOf(
  db: Db,
  doctor: Doctor,
  now: number,
  filialIds = doctor.filial_ids,
  wish: Wish = NO_WISH,
  times: TimesRequest = {},
): DoctorCard {
  const { link, nearest } = cardOffer(db, doctor, wish, now, filialIds, times);
  const filial = db.filials.require(link?.filial_id ?? filialIds[0] ?? 0);
  const hit = { kind: 'doctor' as const, doctor, filial, service_link: link, nearest, distance_meters: null, times };
  return doctorCard(db, hit, now);
}

export function clinicCardIn(db: Db, clinic: Clinic, filial: Filial, now: number): ClinicCard {
  const filials = db.filials.find('clinic', clinic.id).filter(({ state }) => state === 'open');
  const doctors = [...new Set(filials.flatMap(({ id }) => db.doctors.find('filial', id)))];
  const here = filials.map(({ id }) => id);
  const nearest = doctors.flatMap((doctor) => cardOffer(db, doctor, NO_WISH, now, here).nearest ?? []);
  const hit: HitOf<'clinic'> = {
    kind: 'clinic',
    clinic,
    filial,
    filials_count: Math.max(1, filials.length),
    doctors,
    nearest_starts_at: nearest.toSorted((a, b) => a.moment - b.moment)[0]?.starts_at ?? null,
    price_from: lowestPrice(db, filials),
    offer: null,
    funding: [],
    distance_meters: null,
  };
  return clinicCard(db, hit, now);
}

function clinicCard(db: Db, hit: HitOf<'clinic'>, now: number): ClinicCard {
  const { clinic, filial } = hit;
  return {
    kind: 'clinic',
    ...pick(clinic, 'id', 'slug', 'title', 'logo', 'rating', 'reviews_count'),
    type: db.clinic_types.require(clinic.type_id).title,
    filial: filialBrief(db, filial.id),
    ...pick(hit, 'distance_meters', 'filials_count', 'nearest_starts_at', 'price_from'),
    doctors_count: hit.doctors.length,
    specialisations: namedSpecialisations(db, specialisationsOf(hit.doctors)),
    ...(hit.funding.length > 0 && { funding: [...hit.funding] }),
    offer: hit.offer === null ? null : clinicOffer(db, hit.offer, now),
    hours: openingHours(filial.hours),
  };
}

function clinicOffer(db: Db, { service, hours, ...offer }: FilialOffer, now: number): ClinicOffer {
  return {
    service_id: service.id,
    slug: service.slug,
    title: service.title,
    kind: service.kind,
    ...pick(offer, 'price_from', 'price_to', 'appointment', 'ready_in_workdays'),
    ...(offer.funding.length > 0 && { funding: [...offer.funding] }),
    hours: hours === null ? [] : openingHours(hours),
    nearest_starts_at: offer.appointment === 'filial' ? nearestSampling(db, { filial: offer.filial, now }) : null,
    fasting: isFasting(service),
  };
}

function serviceCard({ service, ...hit }: HitOf<'service'>): ServiceCard {
  return {
    kind: 'service',
    ...pick(service, 'id', 'slug', 'title', 'duration_minutes'),
    service_kind: service.kind,
    ...pick(hit, 'price_from', 'price_to', 'doctors_count', 'clinics_count'),
    preparation: [...service.preparation],
  };
}
