import { expect, it } from 'vitest';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { boardColumns, boardSums, doctorsOfDay } from '@/features/clinic/board/board-model';

const DAY = '2026-05-12';
const doctor = (id: number, hours: BoardDoctor['days'][number]['hours']) =>
  ({ doctor: { id }, days: [{ date: DAY, hours, breaks: [], taken: [] }] }) as unknown as BoardDoctor;
const visit = (doctor_id: number, status: ClinicVisit['status'], clock = '15:40', duration_minutes = 30) =>
  ({
    doctor_id,
    status,
    starts_at: `${DAY}T${clock}:00+05:00`,
    duration_minutes,
    client_id: doctor_id,
    person: { full_name: 'Ким Алия', birthday: `198${doctor_id}-01-05` },
    phone: '+7-707-555-01-23',
  }) as ClinicVisit;

it('has on a day’s board who receives then, and whose visit was kept on a closed day', () => {
  const doctors = [doctor(1, null), doctor(2, { from: '09:00', to: '14:00' }), doctor(3, null), doctor(4, null)];
  const visits = [visit(1, 'pending'), visit(3, 'cancelled_by_clinic')];
  expect(doctorsOfDay(doctors, visits, DAY).map((one) => one.doctor.id)).toEqual([1, 2]);
});

it('weighs each doctor by their hours when it says how full the day is', () => {
  // Eight hours without a visit, and one that is full.
  const doctors = [doctor(1, { from: '09:00', to: '17:00' }), doctor(2, { from: '09:00', to: '10:00' })];
  const visits = [visit(2, 'confirmed', '09:00', 60), visit(1, 'cancelled_by_patient', '09:00', 60)];
  const columns = boardColumns(doctors, visits, [DAY], Date.parse(`${DAY}T08:20:00+05:00`));
  expect(columns.map(({ occupancy }) => occupancy)).toEqual([0, 100]);
  expect(boardSums(columns)).toEqual({ visits: 1, here: 0, missed: 0, occupancy: 11 });
});

it('names two of one name on a day with their birthdays', () => {
  const doctors = [doctor(1, { from: '09:00', to: '17:00' }), doctor(2, { from: '09:00', to: '17:00' })];
  const columns = boardColumns(doctors, [visit(1, 'confirmed'), visit(2, 'confirmed')], [DAY], 0);
  expect(columns.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    'Ким Алия, 05.01.1981',
    'Ким Алия, 05.01.1982',
  ]);
});
