/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { PatientHomeAnswer } from '../../models/patient-home-answer.ts';

export const getPatientHomeResponseMock = (): PatientHomeAnswer => ({
  data: {
    next_visit: {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      answer_until: '2026-05-12T10:21:00+05:00',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      created_at: '2026-05-12T08:21:00+05:00',
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: '/api/v0/files/portraits/aigul.svg',
        specialisations: [
          { slug: 'kardiolog', title: 'Кардиолог' },
          { slug: 'terapevt', title: 'Терапевт' },
        ],
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
      service_id: 1,
      service_title: 'Первичный приём кардиолога',
      price: 12500,
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      comment: null,
      phone: '+7-707-555-01-23',
      email: 'patient@demo.kz',
      attendance_requested: false,
      attendance_confirmed_at: null,
      cancel_until: '2026-05-12T10:30:00+05:00',
      format: 'clinic',
      arrive_at: '2026-05-12T14:20:00+05:00',
      arrival_window: null,
      home_address: null,
      video_from: null,
      video_url: null,
      fasting: false,
      ready_in_workdays: null,
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      cancel_reason: null,
      cancelled_by: null,
      review_id: null,
      rating: null,
      dispute_until: null,
      disputed_at: null,
      history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
    },
    upcoming_count: 3,
    to_confirm: [],
    to_review: [],
    missing_profile_fields: ['address'],
    rebook: [
      {
        kind: 'doctor',
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: '/api/v0/files/portraits/aigul.svg',
        specialisations: [
          { slug: 'kardiolog', title: 'Кардиолог' },
          { slug: 'terapevt', title: 'Терапевт' },
        ],
        experience_years: 14,
        qualification: 'высшая категория',
        degree: null,
        rating: 4.9,
        reviews_count: 184,
        offer: {
          service_id: 1,
          title: 'Первичный приём кардиолога',
          kind: 'consultation',
          format: 'clinic',
          price: 12500,
          duration_minutes: 40,
        },
        filial: {
          id: 1,
          clinic_slug: 'ayala',
          title: '«Аяла» на Абая',
          address: 'пр. Абая, 150',
          directions: '2-й этаж',
          district: 'Бостандыкский район',
          city: 'Алматы',
          phone: '+7-700-000-11-50',
          location: { lat: 43.2389, lng: 76.8897 },
        },
        filials_count: 2,
        patients: ['adults'],
        formats: ['clinic', 'online'],
        next_days: [
          {
            date: '2026-05-12',
            slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
            more: 2,
          },
        ],
      },
    ],
    medical_card: {
      blood_type: 'O',
      rh_factor: 'positive',
      height: 168,
      weight: 64.2,
      updated_at: '2026-05-12T08:20:00+05:00',
      measurements: [{ at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 }],
      documents_count: 7,
    },
  },
});

export const getPatientHomeMockHandler = (
  overrideResponse?:
    | PatientHomeAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientHomeAnswer> | PatientHomeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientHomeMock = () => [getPatientHomeMockHandler()];
