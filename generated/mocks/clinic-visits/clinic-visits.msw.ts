/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicVisitListAnswer } from '../../models/clinic-visit-list-answer.ts';
import type { ClinicVisitStateUpdateAnswer } from '../../models/clinic-visit-state-update-answer.ts';

export const getClinicVisitListResponseMock = (): ClinicVisitListAnswer => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      doctor_id: 1,
      doctor_name: 'Серикова Айгуль Маратовна',
      service_title: 'Первичный приём кардиолога',
      price: 12500,
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      comment: null,
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
});

export const getClinicVisitStateUpdateResponseMock = (): ClinicVisitStateUpdateAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    filial_id: 1,
    doctor_id: 1,
    doctor_name: 'Серикова Айгуль Маратовна',
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    first_time: true,
    format: 'clinic',
    arrival_window: null,
    home_address: null,
    comment: null,
    phone: '+7-707-555-01-23',
    attendance_confirmed_at: null,
    undo_to: null,
  },
});

export const getClinicVisitListMockHandler = (
  overrideResponse?:
    | ClinicVisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitListAnswer> | ClinicVisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler = (
  overrideResponse?:
    | ClinicVisitStateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitStateUpdateAnswer> | ClinicVisitStateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicVisitsMock = () => [getClinicVisitListMockHandler(), getClinicVisitStateUpdateMockHandler()];
