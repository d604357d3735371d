/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorPatientListAnswer } from '../../models/doctor-patient-list-answer.ts';
import type { DoctorPatientReadAnswer } from '../../models/doctor-patient-read-answer.ts';

export const getDoctorPatientListResponseMock = (): DoctorPatientListAnswer => ({
  data: [
    {
      id: 50,
      full_name: 'Осипова Елена Игоревна',
      age: 35,
      phone: '+7-707-555-01-23',
      clinic_title: 'Медицинский центр «Аяла»',
      visits_count: 3,
      no_show_count: 0,
      last_visit_at: '2026-03-02T10:20:00+05:00',
      next_visit_at: '2026-05-28T09:30:00+05:00',
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getDoctorPatientReadResponseMock = (): DoctorPatientReadAnswer => ({
  data: {
    patient: {
      id: 50,
      full_name: 'Осипова Елена Игоревна',
      age: 35,
      phone: '+7-707-555-01-23',
      clinic_title: 'Медицинский центр «Аяла»',
      visits_count: 3,
      no_show_count: 0,
      last_visit_at: '2026-03-02T10:20:00+05:00',
      next_visit_at: '2026-05-28T09:30:00+05:00',
    },
    birthday: '1990-05-15',
    email: 'patient@demo.kz',
    visits: [
      {
        id: 1,
        number: 'A-20417',
        status: 'pending',
        answer_until: '2026-05-12T10:21:00+05:00',
        starts_at: '2026-05-12T14:30:00+05:00',
        ends_at: '2026-05-12T15:10:00+05:00',
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
        doctor_id: 1,
        doctor_name: 'Серикова Айгуль Маратовна',
        service_id: 1,
        service_title: 'Первичный приём кардиолога',
        price: 12500,
        duration_minutes: 40,
        client_id: 50,
        person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
        first_time: true,
        source: 'online',
        comment: 'Давление вечером до 145/95',
        phone: '+7-707-555-01-23',
        documents_count: 0,
        attendance_confirmed_at: null,
        arrived_at: null,
        cancel_reason: null,
        cancelled_by: null,
        disputed_at: null,
        undo_to: null,
        format: 'clinic',
        arrival_window: null,
        home_address: null,
        video_url: null,
      },
    ],
    documents: [],
    notes: [],
  },
});

export const getDoctorPatientListMockHandler = (
  overrideResponse?:
    | DoctorPatientListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorPatientListAnswer> | DoctorPatientListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/patients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorPatientListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorPatientReadMockHandler = (
  overrideResponse?:
    | DoctorPatientReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorPatientReadAnswer> | DoctorPatientReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/patients/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorPatientReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorPatientsMock = () => [getDoctorPatientListMockHandler(), getDoctorPatientReadMockHandler()];
