import * as scheduleMocks from '#generated/mocks/doctor-schedule/doctor-schedule.msw.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import type { SpecialDay as SpecialDayBody } from '#generated/models/special-day.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, SpecialDay, WorkingHours } from '../../db/types/doctor.ts';
import { implement } from '../../implement.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { scheduleSettingsOf } from '../../rules/doctor/schedule-settings.ts';
import { removeAbsence } from '../../rules/schedule/absences.ts';
import { calendarOf } from '../../rules/schedule/calendar.ts';
import { dryRun } from '../../rules/schedule/dry-run.ts';
import { workingIn } from '../../rules/schedule/operating-mode.ts';
import { changeHours, removeSpecialDay, saveAbsence, saveSettings, saveSpecialDay } from '../../rules/schedule/save.ts';
import { textsOf, writeWeek } from '../../rules/schedule/week.ts';
import { absenceView } from '../views/absence.ts';
import { touchedVisitView } from '../views/desk-visit.ts';

export const schedule = implement(scheduleMocks)({
  doctorScheduleSettings: ({ db, user }) => ({ data: scheduleSettingsOf(db, ownDoctor(db, user).id) }),

  doctorScheduleSettingsUpdate: ({ db, user, body, now }) => {
    const doctor = ownDoctor(db, user);
    saveSettings(db, doctor, body, now);
    return { data: scheduleSettingsOf(db, doctor.id) };
  },

  doctorOperatingModes: ({ db, user }) => {
    const doctor = ownDoctor(db, user);
    return { data: doctor.filial_ids.map((id) => modeView(db, workingIn(db, doctor, id))) };
  },

  doctorOperatingModeUpdate: ({ db, user, path, body, now }) => ({
    data: modeView(db, changeHours(db, user, ownDoctor(db, user), path.id, body, now)),
  }),

  doctorScheduleDryRun: ({ db, user, body, now }) => {
    const { visits, free_days } = dryRun(db, ownDoctor(db, user), body, now);
    return {
      data: {
        visits: visits.map((one) => touchedVisitView(db, 'doctor', one, now)),
        free_days,
      },
    };
  },

  doctorCalendar: ({ db, user, query, now }) => ({
    data: calendarOf(db, ownDoctor(db, user), query.date_from, query.date_to, now),
  }),

  doctorAbsenceList: ({ db, user, now }) => ({
    data: newestFirst(db.absences, ownDoctor(db, user), ({ date_from }) => date_from)
      .filter(({ filial_ids }) => filial_ids === undefined)
      .map((row) => absenceView(db, row, now)),
  }),
  doctorAbsenceCreate: ({ db, user, body, now }) => ({
    data: absenceView(db, saveAbsence(db, user, ownDoctor(db, user), null, body, now), now),
  }),
  doctorAbsenceUpdate: ({ db, user, path, body, now }) => ({
    data: absenceView(db, saveAbsence(db, user, ownDoctor(db, user), path.id, body, now), now),
  }),
  doctorAbsenceDelete: ({ db, user, path, now }) => void removeAbsence(db, ownDoctor(db, user), path.id, now),

  doctorSpecialDayList: ({ db, user }) => ({
    data: newestFirst(db.special_days, ownDoctor(db, user), ({ date }) => date).map((row) => specialDayView(db, row)),
  }),
  doctorSpecialDayCreate: ({ db, user, body, now }) => ({
    data: specialDayView(db, saveSpecialDay(db, user, ownDoctor(db, user), null, body, now)),
  }),
  doctorSpecialDayUpdate: ({ db, user, path, body, now }) => ({
    data: specialDayView(db, saveSpecialDay(db, user, ownDoctor(db, user), path.id, body, now)),
  }),
  doctorSpecialDayDelete: ({ db, user, path, now }) => removeSpecialDay(db, user, ownDoctor(db, user), path.id, now),
});

function newestFirst<Row extends { readonly id: number }>(
  table: { find(index: 'doctor', id: number): readonly Row[] },
  doctor: Doctor,
  dateOf: (row: Row) => string,
): Row[] {
  return table.find('doctor', doctor.id).toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || b.id - a.id);
}

function modeView(db: Db, { filial_id, slot_minutes, days, odd_days }: WorkingHours): OperatingMode {
  return {
    filial_id,
    filial_title: db.filials.require(filial_id).title,
    slot_minutes,
    days: writeWeek(days),
    odd_days: odd_days === null ? null : writeWeek(odd_days),
  };
}

function specialDayView(db: Db, { id, filial_id, date, hours, reason }: SpecialDay): SpecialDayBody {
  return {
    id,
    filial_id,
    filial_title: db.filials.require(filial_id).title,
    date,
    hours: hours === null ? null : textsOf(hours),
    breaks: hours?.breaks.map(textsOf) ?? [],
    reason,
  };
}
