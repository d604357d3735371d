import type { VisitConclusionRequest } from '#generated/models/visit-conclusion-request.ts';
import type { VisitReferralRequest } from '#generated/models/visit-referral-request.ts';
import { dayOf, momentOf, momentOfText, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitConclusionRow, VisitRow } from '../../db/types/visit.ts';
import { deskVisit } from '../desk/desk.ts';
import { ownVisits, completedVisits } from '../patient-visits.ts';
import { Refusal } from '../refusal.ts';
import { notifyConclusion } from '../visit-notices.ts';
import { isCancelled } from '../visit-states.ts';
import { ownDoctor } from './own-doctor.ts';

/** Days before and after `control_until` when the patient's home page shows a reminder. */
const CONTROL_DAYS = 30;

/** @throws Refusal 404; 409 at `status` if the visit is in the future or did not take place; 422 */
export function writeConclusion(
  db: Db,
  user: UserRow,
  id: number,
  request: VisitConclusionRequest,
  now: number,
): VisitConclusionRow {
  const visit = deskVisit(db, { by: 'doctor', user }, id);
  if (!hasBegun(visit, now)) {
    throw Refusal.conflict('wrong_state', 'status', 'Заключение пишут после начала приёма');
  }
  const control_until = request.control_until ?? null;
  if (control_until !== null && control_until <= visit.starts_at.slice(0, 10)) {
    throw Refusal.invalid({ control_until: ['Назначьте контроль на день после приёма'] });
  }
  const content = {
    complaints: trimmed(request.complaints),
    diagnosis: trimmed(request.diagnosis),
    prescriptions: trimmed(request.prescriptions),
    control_until,
    referrals: request.referrals.map((referral) => checkedReferral(db, referral)),
  };
  if (Object.values(content).every((part) => part === null || part.length === 0)) {
    throw Refusal.invalid({ diagnosis: ['Заключение пустое: напишите хотя бы одно'] });
  }
  if (new Set(content.referrals.map((one) => JSON.stringify(one))).size < content.referrals.length) {
    throw Refusal.invalid({ referrals: ['Такое направление уже есть'] });
  }
  const row = { id: visit.id, ...content, author: fullName(ownDoctor(db, user)), written_at: textOfEpoch(now) };
  if (db.visit_conclusions.get(visit.id) !== undefined) return db.visit_conclusions.update(visit.id, row);
  notifyConclusion(db, visit, now);
  return db.visit_conclusions.insert(row);
}

export function removeConclusion(db: Db, user: UserRow, id: number): void {
  const visit = deskVisit(db, { by: 'doctor', user }, id);
  if (db.visit_conclusions.get(visit.id) === undefined) throw Refusal.notFound();
  db.visit_conclusions.remove(visit.id);
}

/** Returns the account's visits that need a control visit, earliest day first. */
export function visitsToControl(db: Db, user: UserRow, now: number): VisitRow[] {
  const today = Math.floor(momentOf(now) / (24 * 60));
  const later = ownVisits(db, user).filter(({ status }) => !isCancelled(status));
  return completedVisits(db, user)
    .flatMap((visit) => {
      const until = db.visit_conclusions.get(visit.id)?.control_until ?? null;
      if (until === null || Math.abs(dayOf(until) - today) > CONTROL_DAYS) return [];
      const isFollowed = later.some(
        (one) =>
          one.doctor_id === visit.doctor_id &&
          one.family_member_id === visit.family_member_id &&
          momentOfText(one.starts_at) > momentOfText(visit.starts_at),
      );
      return isFollowed ? [] : [{ visit, until }];
    })
    .toSorted((a, b) => a.until.localeCompare(b.until))
    .map(({ visit }) => visit);
}

function hasBegun({ status, starts_at }: VisitRow, now: number): boolean {
  if (status === 'arrived' || status === 'completed') return true;
  return status === 'confirmed' && momentOfText(starts_at) <= momentOf(now);
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function checkedReferral(db: Db, { specialisation_id, service_id }: VisitReferralRequest) {
  const target = { specialisation_id: specialisation_id ?? null, service_id: service_id ?? null };
  const isOne = (target.specialisation_id === null) !== (target.service_id === null);
  const isKnown =
    db.specialisations.get(target.specialisation_id ?? 0) !== undefined ||
    db.services.get(target.service_id ?? 0) !== undefined;
  if (!isOne || !isKnown) throw Refusal.invalid({ referrals: ['Выберите врача или исследование из списка'] });
  return target;
}
