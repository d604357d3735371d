import { expect, it } from 'vitest';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { boardColumns, boardSums, doctorsOfDay, foldOf } from '@/features/clinic/board/board-model';

const DAY = '2026-05-12';
const doctor = (id: number, hours: BoardDoctor['days'][number]['hours']) =>
  ({
    doctor: { id },
    days: [{ date: DAY, hours, breaks: [], closed_reason: null, slot_minutes: 30, taken: [] }],
  }) as unknown as BoardDoctor;
const visit = (doctor_id: number, status: DeskVisit['status'], clock = '15:40', duration_minutes = 30) =>
  ({
    doctor_id,
    status,
    starts_at: `${DAY}T${clock}:00+05:00`,
    duration_minutes,
    client_id: doctor_id,
    person: { full_name: 'Ким Алия', birthday: `198${doctor_id}-01-05` },
    phone: '+7-707-555-01-23',
  }) as DeskVisit;

it('the board of a day lists the doctors who have hours or a visit on that day', () => {
  const doctors = [doctor(1, null), doctor(2, { from: '09:00', to: '14:00' }), doctor(3, null), doctor(4, null)];
  const visits = [visit(1, 'pending'), visit(3, 'cancelled_by_clinic')];
  expect(doctorsOfDay(doctors, visits, DAY).map((one) => one.doctor.id)).toEqual([1, 2]);
});

it('a doctor with longer hours counts for more in the occupancy of a day on the board', () => {
  // The first doctor has eight hours without a visit, the second one is full.
  const doctors = [doctor(1, { from: '09:00', to: '17:00' }), doctor(2, { from: '09:00', to: '10:00' })];
  const visits = [visit(2, 'confirmed', '09:00', 60), visit(1, 'cancelled_by_patient', '09:00', 60)];
  const columns = boardColumns(doctors, visits, [DAY], Date.parse(`${DAY}T08:20:00+05:00`));
  expect(columns.map(({ occupancy }) => occupancy)).toEqual([0, 100]);
  expect(boardSums(columns)).toEqual({ visits: 1, here: 0, missed: 0, occupancy: 11 });
});

it('the board shows the birthdays of two clients who have the same name and visits on one day', () => {
  const doctors = [doctor(1, { from: '09:00', to: '17:00' }), doctor(2, { from: '09:00', to: '17:00' })];
  const columns = boardColumns(doctors, [visit(1, 'confirmed'), visit(2, 'confirmed')], [DAY], 0);
  expect(columns.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    'Ким Алия, 05.01.1981',
    'Ким Алия, 05.01.1982',
  ]);
});

it('the board lists a doctor whose day is closed for a reason, but no doctor who has an ordinary day off', () => {
  const away = doctor(1, null);
  Object.assign(away.days[0] ?? {}, { closed_reason: 'Врач не принимает' });
  const dayOff = doctor(2, null);
  Object.assign(dayOff.days[0] ?? {}, { closed_reason: null });
  expect(doctorsOfDay([away, dayOff], [], DAY)).toEqual([away]);
  const [column] = boardColumns([away], [], [DAY], 0);
  expect(column).toMatchObject({ isClosed: true, closed: 'Закрыт. Врач не принимает' });
});

it('the board shows a pause within the hours as a break, and other time as outside the hours', () => {
  const away = doctor(1, { from: '09:00', to: '18:00' });
  const breaks = [
    { from: '10:00', to: '10:30' },
    { from: '12:00', to: '18:00' },
  ];
  Object.assign(away.days[0] ?? {}, { breaks });
  const [column] = boardColumns([away], [], [DAY], 0);
  expect(column?.notes).toEqual([
    { from: 600, to: 630, text: 'перерыв' },
    { from: 720, to: 1080, text: 'нет приёма' },
  ]);
});

it('the board leaves cancelled visits out of its grid and its counts', () => {
  const doctors = [doctor(1, { from: '09:00', to: '11:00' })];
  const visits = [visit(1, 'cancelled_by_clinic', '09:00', 60), visit(1, 'confirmed', '10:00', 60)];
  const [column] = boardColumns(doctors, visits, [DAY], 0);
  expect(column?.items.map((item) => item.from)).toEqual([600]);
  expect(column?.cancelled.map((item) => item.from)).toEqual([540]);
  expect(column?.gaps).toEqual([{ from: 540, to: 600 }]);
  expect(boardSums(column ? [column] : [])).toMatchObject({ visits: 1, occupancy: 50 });
});

it('the board folds the past hours, unless a patient in these hours is still present', () => {
  const doctors = [doctor(1, { from: '09:00', to: '18:00' })];
  const marked = [visit(1, 'completed', '09:00'), visit(1, 'no_show', '10:30'), visit(1, 'confirmed', '16:00')];
  const hours = { from: 540, to: 1080 };
  const foldAt = (visits: readonly DeskVisit[], minute: number) =>
    foldOf(boardColumns(doctors, visits, [DAY], 0), hours, minute);
  const fold = foldAt(marked, 14 * 60 + 20);
  expect([fold?.from, fold?.done.length]).toEqual([14 * 60, 2]);
  expect(foldAt([...marked, visit(1, 'confirmed', '11:10')], 14 * 60 + 20)?.done).toHaveLength(3);
  expect(foldAt([...marked, visit(1, 'confirmed', '13:40', 60)], 14 * 60 + 20)?.from).toBe(13 * 60);
  expect(foldAt(marked, 9 * 60 + 40)).toBeNull();
  // After closing time the last opening hour stays visible.
  expect(foldAt(marked.slice(0, 2), 22 * 60)?.from).toBe(17 * 60);
});
