import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { VisitDoctor } from '#generated/models/visit-doctor.ts';
import type { Db } from '../../db/db.ts';
import { fundingAmong } from '../../db/funding.ts';
import { experienceYears, formatsOf, patientsOf, priceFrom } from '../../db/lookup.ts';
import type { Wish } from '../../db/offers.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import { doctorDescription } from '../../seed/on-demand/doctor-texts.ts';
import { cardOffer } from '../../slots/card-offer.ts';
import { checkedView, filialBrief, namedSpecialisations } from './place.ts';

/** View of the doctor of a visit or a review; null if the visit takes a sample without a doctor. */
export function visitDoctorOf(db: Db, id: number | null): VisitDoctor | null {
  return id === null ? null : visitDoctorView(db, db.doctors.require(id));
}

/** Fields with which every view of a doctor begins. */
export function visitDoctorView(db: Db, doctor: Doctor): VisitDoctor {
  return {
    ...pick(doctor, 'id', 'slug', 'first_name', 'second_name', 'third_name', 'avatar'),
    specialisations: namedSpecialisations(db, doctor.specialisation_ids),
  };
}

/** Fields common to a doctor's card and page. */
export function doctorHead(db: Db, doctor: Doctor) {
  const titleInline = (id: number | null): string | null =>
    id === null ? null : db.doctor_qualifications.require(id).title_inline;
  return {
    ...visitDoctorView(db, doctor),
    experience_years: experienceYears(doctor, db.meta.today),
    qualification: titleInline(doctor.category_id),
    degree: titleInline(doctor.degree_id),
    rating: doctor.rating,
    reviews_count: doctor.reviews_count,
    patients: patientsOf(doctor),
    formats: formatsOf(doctor),
    filials_count: doctor.filial_ids.length,
  };
}

/** View of a doctor's offered service on a card. */
export function doctorOfferView(db: Db, link: DoctorServiceLink, asked: readonly Funding[] | null = null): DoctorOffer {
  const { title, kind, format } = db.services.require(link.service_id);
  const { service_id, price, duration_minutes } = link;
  return { service_id, title, kind, format, price, duration_minutes, ...fundingView(link, asked) };
}

/** Possible payers of a service; empty if unknown. */
export function fundingView(
  link: Pick<DoctorServiceLink, 'funding' | 'needs_referral' | 'osms_hours'>,
  asked: readonly Funding[] | null = null,
): Pick<DoctorOffer, 'funding' | 'needs_referral' | 'osms_hours'> {
  const funding = [...fundingAmong(link, asked)];
  if (funding.length === 0) return {};
  const { needs_referral = false, osms_hours } = link;
  if (!funding.includes('osms')) return { funding };
  return { funding, needs_referral, ...(osms_hours && { osms_hours }) };
}

/** @param mainFilialId id of the doctor's main filial */
export function doctorFullView(db: Db, doctor: Doctor, mainFilialId: number, wish: Wish, now: number): DoctorFull {
  const { link, nearest } = cardOffer(db, doctor, wish, now);
  const [mainSpecialisationId] = doctor.specialisation_ids;
  return {
    ...doctorHead(db, doctor),
    ...(mainSpecialisationId !== undefined && {
      specialisation_plural: db.specialisations.require(mainSpecialisationId).title_plural,
    }),
    city_locative: db.cities.require(db.filials.require(mainFilialId).city_id).title_locative,
    ...checkedView(doctor),
    gender: doctor.gender,
    price_from: priceFrom(db, doctor.id),
    online_booking: doctor.has_online_booking,
    description: doctorDescription(db, doctor),
    age_min: doctor.age_min,
    age_max: doctor.age_max,
    payment_methods: [...(doctor.payment_methods ?? [])],
    main_filial: filialBrief(db, mainFilialId),
    offer: link === null ? null : doctorOfferView(db, link),
    nearest:
      nearest === null ? null : { starts_at: nearest.starts_at, filial: filialBrief(db, nearest.link.filial_id) },
  };
}
