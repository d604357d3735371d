import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarDay } from '#generated/models/calendar-day.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { chooseWhen, draftOf, newDraft, timesText, timesOf } from '@/features/desk/schedule-change/absence-draft';
import { shownDay, shownHours } from '@/features/doctor/calendar/calendar-day';
import { rangeOf, stepped, titleOf } from '@/features/doctor/calendar/calendar-range';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

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

function visit(clock: string, status: DeskVisit['status'], filial_id = 1): DeskVisit {
  const starts_at = `2026-05-13T${clock}:00+05:00`;
  return { id: Number(clock.replace(':', '')), starts_at, duration_minutes: 60, status, filial_id } as DeskVisit;
}

describe('a day of the doctor’s calendar', () => {
  it('has a gap at each time at which no patient is expected, a cancelled visit or a no-show included', () => {
    const visits = [visit('09:00', 'confirmed'), visit('10:00', 'cancelled_by_patient'), visit('11:00', 'no_show')];
    const shown = shownDay(day, visits, NOW);
    expect(shown.visits.map(({ status }) => status)).toEqual(['confirmed', 'no_show']);
    expect(shown.gaps).toEqual([
      { from: 600, to: 780, filial_id: 1 },
      { from: 840, to: 1080, filial_id: 1 },
    ]);
    expect(shown.notes).toEqual([{ from: 780, to: 840, text: 'перерыв' }]);
  });

  it('shows a held slot as held, not as free', () => {
    const shown = shownDay({ ...day, held: [{ from: '14:00', to: '15:00' }] }, [], NOW);
    expect(shown.gaps.at(-1)).toEqual({ from: 900, to: 1080, filial_id: 1 });
    expect(shown.notes.at(-1)).toEqual({ from: 840, to: 900, text: 'место отложено' });
  });

  it('distinguishes an absence from a break within the hours', () => {
    const away = { absence_id: 1, from: '16:00', to: '23:59', reason: null };
    const shown = shownDay({ ...day, absences: [away] }, [], NOW);
    expect(shown.gaps.at(-1)).toEqual({ from: 840, to: 960, filial_id: 1 });
    expect(shown.notes.at(-1)).toEqual({ from: 960, to: 1080, text: 'закрыто' });
  });

  it('has no gaps in the past', () => {
    const now = Date.parse('2026-05-13T17:00:00+05:00');
    expect(shownDay(day, [], now).gaps).toEqual([{ from: 1020, to: 1080, filial_id: 1 }]);
    expect(shownDay(day, [], now + 86_400_000).gaps).toEqual([]);
  });

  it('shows why it is closed', () => {
    const closed = { ...place, hours: null, breaks: [], closed_reason: 'Курбан айт' };
    expect(shownDay({ ...day, places: [closed] }, [], NOW).closed).toBe('Курбан айт');
    expect(shownDay({ ...day, places: [] }, [], NOW).closed).toBe('Выходной');
    const vacation = { absence_id: 1, from: '00:00', to: '23:59', reason: 'Отпуск' };
    expect(shownDay({ ...day, absences: [vacation] }, [], NOW).closed).toBe('Отпуск');
  });

  it('shows one filial, and has no gap there while the doctor has a visit in another filial', () => {
    const shown = shownDay(day, [visit('09:00', 'confirmed', 2)], NOW, 1);
    expect(shown.visits).toEqual([]);
    expect(shown.gaps[0]).toEqual({ from: 600, to: 780, filial_id: 1 });
    expect(shownDay(day, [], NOW, 2).places).toEqual([]);
  });

  it('lasts from 8:00 to 18:00, or longer if there are later visits', () => {
    expect(shownHours([shownDay({ ...day, places: [] }, [], NOW)])).toEqual({ from: 480, to: 1140 });
    expect(shownHours([shownDay(day, [visit('20:00', 'confirmed')], NOW)])).toEqual({ from: 480, to: 1320 });
  });
});

it('the doctor’s calendar loads whole weeks, and its arrows move it by a week or a month, whichever is shown', () => {
  expect(rangeOf('month', '2026-05-12')).toEqual({ from: '2026-04-27', to: '2026-05-31' });
  expect(rangeOf('week', '2026-05-17')).toEqual({ from: '2026-05-11', to: '2026-05-17' });
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect(stepped('month', '2026-01-31', -1)).toBe('2025-12-01');
  expect(stepped('week', '2026-05-12', -1)).toBe('2026-05-05');
  expect(plain(titleOf('week', '2026-05-01'))).toBe('27 апреля – 3 мая 2026');
});

it('an absence in a doctor’s form is sent, read back unchanged, and described in words', () => {
  const tomorrow = timesOf({ ...newDraft(), ...chooseWhen('tomorrow', newDraft()), part: 'afternoon' });
  expect(tomorrow).toEqual({ date_from: '2026-05-13', date_to: '2026-05-13', time_from: '13:00', time_to: null });
  expect(plain(timesText(tomorrow))).toBe('13 мая с 13:00');
  const gap = newDraft({ date: '2026-05-20', from: '10:00', to: '11:30' });
  expect(plain(timesText(timesOf(gap)))).toBe('20 мая с 10:00 до 11:30');
  const holiday = { date_from: '2026-07-06', date_to: '2026-07-26', time_from: null, time_to: '12:00' };
  const read = draftOf(holiday);
  expect(timesOf(read)).toEqual(holiday);
  expect(plain(timesText(holiday))).toBe('6 июля – 26 июля до 12:00');
});

it('the day that a doctor chose as «tomorrow» for an absence stays the same after midnight', () => {
  vi.setSystemTime(Date.parse('2026-05-12T23:59:00+05:00'));
  const chosen = { ...newDraft(), ...chooseWhen('tomorrow', newDraft()) };
  const opened = newDraft({ date: '2026-05-13' });
  vi.setSystemTime(Date.parse('2026-05-13T00:01:00+05:00'));
  expect([chosen, opened].map((draft) => timesOf(draft).date_from)).toEqual(['2026-05-13', '2026-05-13']);
});
