import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { FilialBrief } from '#generated/models/filial-brief.ts';
import type { NamedSlug } from '#generated/models/named-slug.ts';
import type { Db } from '../../db/db.ts';
import { openingHours, placeHours } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { Clinic, ClinicSettings, Filial, Licensed, WeekHours } from '../../db/types/place.ts';
import { ARRIVAL_WINDOW_MINUTES } from '../../rules/visit-place.ts';

export function filialBrief(db: Db, filialId: number): FilialBrief {
  return briefOf(db, db.filials.require(filialId));
}

function briefOf(db: Db, filial: Filial): FilialBrief {
  const { slug, logo } = db.clinics.require(filial.clinic_id);
  return {
    ...pick(filial, 'id', 'title', 'address', 'directions', 'phone'),
    clinic_slug: slug,
    district: filial.district_id === null ? null : db.districts.require(filial.district_id).title,
    city: db.cities.require(filial.city_id).title,
    logo,
    location: { lat: filial.lat, lng: filial.lng },
  };
}

/**
 * View of a filial in which a doctor works.
 * @param reception the doctor's hours in this filial; null if there are none
 */
export function doctorClinicView(db: Db, filialId: number, reception: WeekHours | null): DoctorClinic {
  const filial = db.filials.require(filialId);
  const clinic = db.clinics.require(filial.clinic_id);
  return {
    ...briefOf(db, filial),
    clinic_title: clinic.title,
    clinic_legal_name: clinic.jur_name,
    logo: clinic.logo,
    hours: placeHours(filial.hours),
    payment_methods: [...(filial.payment_methods ?? [])],
    reception: reception === null ? [] : openingHours(reception),
    ...publicSettings(clinic),
    arrival_window_minutes: ARRIVAL_WINDOW_MINUTES,
  };
}

export function namedSpecialisations(db: Db, ids: readonly number[]): NamedSlug[] {
  return ids.map((id) => {
    const { slug, title } = db.specialisations.require(id);
    return { slug, title };
  });
}

export function licenceView({ licence, licence_checked_on }: Licensed): Required<Omit<Licensed, 'checks'>> {
  return { licence: licence ?? null, licence_checked_on: licence_checked_on ?? null };
}

export function checkedView(row: Licensed) {
  return { ...licenceView(row), checks: [...(row.checks ?? [])] };
}

/**
 * Booking settings for patients. `auto_confirm` is left out: the hold shows whether the visit needs
 * confirmation.
 */
export function publicSettings({
  settings: { auto_confirm: _autoConfirm, ...shown },
}: Clinic): Omit<ClinicSettings, 'auto_confirm'> {
  return shown;
}
