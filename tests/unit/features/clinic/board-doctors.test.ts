import { expect, it } from 'vitest';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { doctorsOfDay } from '@/features/clinic/board/board-model';

const DAY = '2026-05-12';
const doctor = (id: number, hours: BoardDoctor['days'][number]['hours']) =>
  ({ doctor: { id }, days: [{ date: DAY, hours }] }) as BoardDoctor;
const visit = (doctor_id: number, status: ClinicVisit['status']) =>
  ({ doctor_id, status, starts_at: `${DAY}T15:40:00+05:00` }) as ClinicVisit;

it('has on a day’s board who receives then, and whose visit was kept on a closed day', () => {
  const doctors = [doctor(1, null), doctor(2, { from: '09:00', to: '14:00' }), doctor(3, null), doctor(4, null)];
  const visits = [visit(1, 'pending'), visit(3, 'cancelled_by_clinic')];
  expect(doctorsOfDay(doctors, visits, DAY).map((one) => one.doctor.id)).toEqual([1, 2]);
});
