import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { arrivalWindow, videoUrl } from '../../rules/visit-place.ts';
import { undoTo } from '../../rules/visit-state-undo.ts';
import { phoneOf, visitPersonView } from './visit.ts';

/** A visit, as its doctor sees it. */
export function doctorVisitView(db: Db, visit: VisitRow, now: number): DoctorVisit {
  return {
    id: visit.id,
    number: visitNumber(visit.id),
    status: visit.status,
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    filial_id: visit.filial_id,
    filial_title: db.filials.require(visit.filial_id).title,
    service_title: visit.service_title,
    duration_minutes: visit.duration_minutes,
    person: visitPersonView(db, visit),
    first_time: visit.is_first_time,
    comment: visit.comment,
    phone: phoneOf(db, visit),
    attendance_confirmed_at: visit.attendance_confirmed_at,
    undo_to: undoTo(db, visit, now),
    format: visit.format,
    arrival_window: arrivalWindow(visit),
    home_address: visit.home_address,
    video_url: videoUrl(visit, now),
  };
}
