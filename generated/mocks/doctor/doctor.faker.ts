/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorVisitList200 } from '../../models/doctor-visit-list200.ts';
import type { DoctorVisitStateUpdate200 } from '../../models/doctor-visit-state-update200.ts';

export const getDoctorVisitListResponseMock = (): DoctorVisitList200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      comment: 'Давление вечером до 145/95',
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
    },
  ],
});

export const getDoctorVisitStateUpdateResponseMock = (): DoctorVisitStateUpdate200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service_title: 'Первичный приём кардиолога',
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    first_time: true,
    comment: 'Давление вечером до 145/95',
    phone: '+7-707-555-01-23',
    attendance_confirmed_at: null,
  },
});
