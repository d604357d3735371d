import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#generated/models/calendar-day.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { dayPlan } from '@/features/doctor/home/day-plan';

const place = {
  filial_id: 1,
  filial_title: '«Аяла» на Абая',
  hours: { from: '09:00', to: '18:00' },
  breaks: [{ from: '13:00', to: '14:00' }],
  slot_minutes: 30,
  special_day_id: null,
  closed_reason: null,
};
const day: CalendarDay = { date: '2026-05-13', holiday: null, places: [place], absences: [], held: [] };

function visit(clock: string, duration_minutes: number, status: DeskVisit['status'] = 'confirmed'): DeskVisit {
  return { starts_at: `2026-05-13T${clock}:00+05:00`, duration_minutes, status, filial_id: 1 } as DeskVisit;
}

const told = (of: CalendarDay, ...visits: DeskVisit[]) =>
  dayPlan(of, visits).intervals.map(
    ({ kind, starts_at, ends_at, reason }) =>
      `${kind} ${starts_at.slice(11, 16)}–${ends_at.slice(11, 16)}${reason === null ? '' : ` ${reason}`}`,
  );

describe('the plan of a doctor’s day', () => {
  it('lists free time of fifteen minutes and more', () => {
    expect(told(day, visit('09:00', 40), visit('09:50', 190), visit('14:00', 230))).toEqual(['break 13:00–14:00']);
    expect(told(day, visit('09:00', 40), visit('10:00', 180, 'cancelled_by_patient'))).toEqual([
      'free 09:40–13:00',
      'break 13:00–14:00',
      'free 14:00–18:00',
    ]);
  });

  it('shows why a time is closed, and hides a break within this time', () => {
    const absences = [{ absence_id: 1, from: '12:30', to: '23:59', reason: 'Конференция' }];
    expect(told({ ...day, absences })).toEqual(['free 09:00–12:30', 'closed 12:30–18:00 Конференция']);
  });

  it('has no free time at a slot that is held, or offered to a person who waits', () => {
    expect(told({ ...day, held: [{ from: '09:00', to: '09:40' }] })).toEqual([
      'held 09:00–09:40',
      'free 09:40–13:00',
      'break 13:00–14:00',
      'free 14:00–18:00',
    ]);
  });

  it('shows the hours in each clinic where the doctor works on this day, except a closed clinic', () => {
    const other = {
      ...place,
      filial_id: 7,
      filial_title: '«Тұмар»',
      hours: { from: '18:30', to: '20:00' },
      breaks: [],
    };
    const plan = dayPlan({ ...day, places: [place, other] }, []);
    expect(plan.places.map(({ title, starts_at }) => `${title} ${starts_at}`)).toEqual([
      '«Аяла» на Абая 2026-05-13T09:00:00+05:00',
      '«Тұмар» 2026-05-13T18:30:00+05:00',
    ]);
    expect(plan.intervals.at(-1)).toMatchObject({ kind: 'free', filial_id: 7 });
    expect(dayPlan({ ...day, places: [{ ...place, hours: null }] }, [])).toEqual({ places: [], intervals: [] });
    // The doctor is absent in the evening, so «Тұмар» is shown only if a visit there was kept.
    const absences = [{ absence_id: 1, from: '18:00', to: '23:59', reason: null }];
    const titles = (...visits: DeskVisit[]) =>
      dayPlan({ ...day, places: [place, other], absences }, visits).places.map(({ title }) => title);
    expect(titles()).toEqual(['«Аяла» на Абая']);
    expect(titles({ ...visit('18:30', 30), filial_id: 7 })).toEqual(['«Аяла» на Абая', '«Тұмар»']);
    expect(titles({ ...visit('18:30', 30, 'cancelled_by_patient'), filial_id: 7 })).toEqual(['«Аяла» на Абая']);
  });
});
