import type { Funding } from '#generated/models/funding.ts';
import type { Db } from '#mocks/db/db.ts';
import { chanceOf } from '#mocks/db/random.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import { DOCTOR } from './demo.ts';
import { CLINIC_PARAMETERS, PARAMETER } from './dictionaries/directory-rows.ts';

const PURPOSE = 51;
/** Share of doctors with known payers. */
const KNOWN_PAYERS_SHARE = 0.9;
const OSMS_ALONE_SHARE = 0.15;
const MORNINGS_SHARE = 0.35;
const MORNINGS = { from: '08:00', to: '13:00' };
/** Doctors whom ОСМС patients visit without a referral. */
const FAMILY_DOCTORS = ['terapevt', 'pediatr', 'vrach-obshchei-praktiki'];

/** Sets the payers of visits. It runs last, so the rest of the seed does not depend on it. */
export function seedFunding(db: Db): void {
  const insured = CLINIC_PARAMETERS.find(({ title }) => title === 'ДМС')?.id ?? 0;
  const family = FAMILY_DOCTORS.flatMap((slug) => db.specialisations.findOne('slug', slug)?.id ?? []);
  for (const doctor of db.doctors.all()) {
    // The demo doctor has no known payers, so that her page shows this case.
    if (doctor.id === DOCTOR.serikova || chanceOf(doctor.id, PURPOSE) > KNOWN_PAYERS_SHARE) continue;
    for (const link of db.doctor_services.find('doctor', doctor.id)) {
      const { clinic_id } = db.filials.require(link.filial_id);
      const isInsured = db.clinics.require(clinic_id).parameter_ids.includes(insured);
      db.doctor_services.seed({ ...link, ...fundingOf(db, doctor, link, isInsured, family) });
    }
  }
}

function fundingOf(
  db: Db,
  doctor: Doctor,
  { service_id }: DoctorServiceLink,
  isInsured: boolean,
  family: readonly number[],
): Pick<DoctorServiceLink, 'funding' | 'needs_referral' | 'osms_hours'> {
  const { format } = db.services.require(service_id);
  const isOsms = doctor.parameter_ids.includes(PARAMETER.osms) && format === 'clinic';
  const isAlone = isOsms && !isInsured && chanceOf(doctor.id, PURPOSE + 1) < OSMS_ALONE_SHARE;
  const funding: Funding[] = [
    ...(isOsms ? (['osms'] as const) : []),
    ...(isInsured ? (['dms'] as const) : []),
    ...(isAlone ? [] : (['paid'] as const)),
  ];
  if (!isOsms) return { funding };
  const isMornings = !isAlone && chanceOf(doctor.id, PURPOSE + 2) < MORNINGS_SHARE;
  return {
    funding,
    needs_referral: !family.includes(doctor.specialisation_ids[0] ?? 0),
    ...(isMornings && { osms_hours: MORNINGS }),
  };
}
