import { dateOf, dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { fullName } from '#mocks/db/lookup.ts';
import { completedVisits } from '#mocks/rules/patient-visits.ts';
import { DEMO } from './demo.ts';

/** Days from the seed's day to the control visit. */
const CONTROL_IN = 14;

/**
 * Adds a conclusion to the demo patient's latest visit to a doctor. Call it after the visits are
 * seeded.
 */
export function seedConclusion(db: Db): void {
  const latest = completedVisits(db, db.users.require(DEMO.patient.user_id)).find(
    ({ family_member_id, doctor_id }) => family_member_id === null && doctor_id !== null,
  );
  const examination = db.services.find('slug', 'mrt-golovnogo-mozga')[0];
  const specialisation = db.specialisations.find('slug', 'oftalmolog')[0];
  if (!latest || !examination || !specialisation) return;
  db.visit_conclusions.seed({
    id: latest.id,
    complaints: 'Головная боль в висках к вечеру, два-три раза в неделю',
    diagnosis: 'Головная боль напряжения, G44.2',
    prescriptions:
      'Магний B6 по 1 таблетке 2 раза в день, месяц.\nИбупрофен 400 мг при боли, не чаще двух дней в неделю.\nДневник головной боли.',
    control_until: dateOf(dayOf(db.meta.today) + CONTROL_IN),
    referrals: [
      { specialisation_id: null, service_id: examination.id },
      { specialisation_id: specialisation.id, service_id: null },
    ],
    author: fullName(db.doctors.require(latest.doctor_id ?? 0)),
    written_at: latest.ends_at,
  });
}
