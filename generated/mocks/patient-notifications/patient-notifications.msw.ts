/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { NotificationListAnswer } from '../../models/notification-list-answer.ts';

export const getNotificationListResponseMock = (): NotificationListAnswer => ({
  data: [
    {
      id: 1,
      kind: 'visit_confirmed',
      title: 'Запись подтверждена',
      text: '13 мая, 10:30, Айгуль Серикова',
      at: '2026-05-12T07:55:00+05:00',
      read: false,
      target: { kind: 'visit', id: 1 },
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1, unread: 1 },
});

export const getNotificationListMockHandler = (
  overrideResponse?:
    | NotificationListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotificationListAnswer> | NotificationListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNotificationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNotificationReadAllMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getNotificationReadMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/notifications/:id/read',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientNotificationsMock = () => [
  getNotificationListMockHandler(),
  getNotificationReadAllMockHandler(),
  getNotificationReadMockHandler(),
];
