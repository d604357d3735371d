import * as homeMocks from '#generated/mocks/patient-home/patient-home.msw.ts';
import type { PatientHome } from '#generated/models/patient-home.ts';
import { momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { visitsToControl } from '../../rules/doctor/conclusion.ts';
import { needsIin } from '../../rules/identity.ts';
import { cardOwner } from '../../rules/medical-card.ts';
import { readableVisits, completedVisits } from '../../rules/patient-visits.ts';
import { tabOf } from '../../rules/visit-states.ts';
import { doctorCardOf } from '../views/card.ts';
import { medicalCardView } from '../views/medical-card.ts';
import { visitView } from '../views/visit.ts';

/** Maximum number of doctors suggested for booking again. */
const REBOOK = 3;
const PROFILE_FIELDS = ['phone', 'iin', 'birthday', 'gender', 'address', 'citizenship_id'] as const;

export const home = implement(homeMocks)({
  patientHome: ({ db, user, now }) => ({ data: homeView(db, user, now) }),
});

/** Whether a profile field is missing. A foreigner needs no IIN. */
function isMissing(user: UserRow, field: (typeof PROFILE_FIELDS)[number]): boolean {
  return user[field] === null && (field !== 'iin' || needsIin(user.citizenship_id));
}

function homeView(db: Db, user: UserRow, now: number): PatientHome {
  const upcoming = readableVisits(db, user).filter(({ status }) => tabOf(status) === 'upcoming');
  const views = upcoming.map((visit) => visitView(db, user, visit, now));
  const toReview = completedVisits(db, user).map((visit) => visitView(db, user, visit, now));
  return {
    // A visit whose time has passed is left out, even if it has no mark.
    next_visit: views.find(({ ends_at }) => momentOfText(ends_at) > momentOf(now)) ?? null,
    upcoming_count: upcoming.length,
    to_confirm: views.filter(
      (visit) => visit.attendance_requested && visit.attendance_confirmed_at === null && visit.shared_right !== 'read',
    ),
    to_review: toReview.filter(({ review_id }) => review_id === null),
    to_control: visitsToControl(db, user, now).map((visit) => visitView(db, user, visit, now)),
    missing_profile_fields: PROFILE_FIELDS.filter((field) => isMissing(user, field)),
    rebook: doctorsSeen(db, user)
      .slice(0, REBOOK)
      .map((doctor) => doctorCardOf(db, doctor, now)),
    medical_card: medicalCardView(db, cardOwner(db, user, null)),
  };
}

/**
 * Working doctors whom the account visited, without duplicates, the most recently visited first.
 */
function doctorsSeen(db: Db, user: UserRow): Doctor[] {
  const lastVisits = new Map(
    completedVisits(db, user)
      .toReversed()
      .map((visit) => [visit.doctor_id, visit]),
  );
  return [...lastVisits.values()]
    .toSorted((a, b) => momentOfText(b.starts_at) - momentOfText(a.starts_at))
    .flatMap(({ doctor_id }) => (doctor_id === null ? [] : db.doctors.require(doctor_id)))
    .filter(({ filial_ids }) => filial_ids.length > 0);
}
