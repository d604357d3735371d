import * as scheduleMocks from '#generated/mocks/doctor-schedule/doctor-schedule.msw.ts';
import type { Absence as AbsenceBody } from '#generated/models/absence.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence, WorkingHours } from '../../db/types/doctor.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { implement } from '../../implement.ts';
import { addAbsence, removeAbsence } from '../../rules/doctor/absences.ts';
import { changeHours, mayBeTouched, workingIn } from '../../rules/doctor/operating-mode.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { saveScheduleSettings, scheduleSettingsOf } from '../../rules/doctor/schedule-settings.ts';
import { writeWeek } from '../../rules/doctor/week.ts';
import { Refusal } from '../../rules/refusal.ts';
import { doctorVisitView } from '../views/doctor-visit.ts';

export const schedule = implement(scheduleMocks)({
  doctorScheduleSettings: ({ db, user }) => ({ data: scheduleSettingsOf(db, ownDoctor(db, user).id) }),

  doctorScheduleSettingsUpdate: ({ db, user, body }) => {
    const { id } = ownDoctor(db, user);
    saveScheduleSettings(db, id, body);
    return { data: scheduleSettingsOf(db, id) };
  },

  doctorOperatingModes: ({ db, user }) => {
    const doctor = ownDoctor(db, user);
    return { data: doctor.filial_ids.map((id) => modeView(db, workingIn(db, doctor, id))) };
  },

  doctorOperatingModeUpdate: ({ db, user, path, body, now }) => ({
    data: modeView(db, changeHours(db, user, ownDoctor(db, user), path.id, body, now)),
  }),

  doctorTouchedVisits: ({ db, user, query, now }) => {
    const doctor = ownDoctor(db, user);
    if (!doctor.filial_ids.includes(query.filial_id)) {
      throw Refusal.invalid({ filial_id: ['Вы не принимаете в этом филиале'] });
    }
    const active = db.visits
      .find('doctor', doctor.id)
      .filter((visit) => visit.filial_id === query.filial_id && ACTIVE_STATUSES.has(visit.status));
    const touched = mayBeTouched(active, textOfEpoch(now).slice(0, 10));
    return { data: touched.map((visit) => doctorVisitView(db, visit, now)) };
  },

  doctorAbsenceList: ({ db, user }) => ({
    data: db.absences
      .find('doctor', ownDoctor(db, user).id)
      .toSorted((a, b) => b.date_from.localeCompare(a.date_from) || b.id - a.id)
      .map(absenceView),
  }),
  doctorAbsenceCreate: ({ db, user, body, now }) => ({
    data: absenceView(addAbsence(db, user, ownDoctor(db, user), body, now)),
  }),
  doctorAbsenceDelete: ({ db, user, path }) => removeAbsence(db, ownDoctor(db, user), path.id),
});

function modeView(db: Db, { filial_id, slot_minutes, days }: WorkingHours): OperatingMode {
  return { filial_id, filial_title: db.filials.require(filial_id).title, slot_minutes, days: writeWeek(days) };
}

function absenceView({ id, date_from, date_to, title }: Absence): AbsenceBody {
  return { id, date_from, date_to, reason: title };
}
