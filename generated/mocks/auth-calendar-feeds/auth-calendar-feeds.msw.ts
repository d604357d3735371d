/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { CalendarFeedCreateAnswer } from '../../models/calendar-feed-create-answer.ts';
import type { CalendarFeedListAnswer } from '../../models/calendar-feed-list-answer.ts';
import type { CalendarFeedReplaceAnswer } from '../../models/calendar-feed-replace-answer.ts';

export const getCalendarFeedListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCalendarFeedCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCalendarFeedReplaceResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCalendarFeedListMockHandler = (
  overrideResponse?:
    | CalendarFeedListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CalendarFeedListAnswer> | CalendarFeedListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/auth/calendar-feeds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCalendarFeedListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalendarFeedCreateMockHandler = (
  overrideResponse?:
    | CalendarFeedCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CalendarFeedCreateAnswer> | CalendarFeedCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/calendar-feeds/:whose',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCalendarFeedCreateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalendarFeedDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/auth/calendar-feeds/:whose',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCalendarFeedReplaceMockHandler = (
  overrideResponse?:
    | CalendarFeedReplaceAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CalendarFeedReplaceAnswer> | CalendarFeedReplaceAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/calendar-feeds/:whose/replacement',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCalendarFeedReplaceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalendarFeedFileMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/calendar/:file',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 200 });
    },
    options,
  );
};
export const getAuthCalendarFeedsMock = () => [
  getCalendarFeedListMockHandler(),
  getCalendarFeedCreateMockHandler(),
  getCalendarFeedDeleteMockHandler(),
  getCalendarFeedReplaceMockHandler(),
  getCalendarFeedFileMockHandler(),
];
