/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicVisitList200 } from '../../models/clinic-visit-list200.ts';
import type { ClinicVisitStateUpdate200 } from '../../models/clinic-visit-state-update200.ts';

export const getClinicVisitListResponseMock = (): ClinicVisitList200 => ({
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

export const getClinicVisitStateUpdateResponseMock = (): ClinicVisitStateUpdate200 => ({
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
    | ClinicVisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitList200> | ClinicVisitList200),
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
    | ClinicVisitStateUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitStateUpdate200> | ClinicVisitStateUpdate200),
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
