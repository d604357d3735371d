/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { CardAccessCreateAnswer } from '../../models/card-access-create-answer.ts';
import type { CardAccessListAnswer } from '../../models/card-access-list-answer.ts';
import type { CardAccessSendAnswer } from '../../models/card-access-send-answer.ts';
import type { CardInvitationListAnswer } from '../../models/card-invitation-list-answer.ts';

export const getCardAccessListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCardAccessCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCardAccessSendResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCardInvitationListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getCardAccessListMockHandler = (
  overrideResponse?:
    | CardAccessListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CardAccessListAnswer> | CardAccessListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/card-access',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCardAccessListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCardAccessCreateMockHandler = (
  overrideResponse?:
    | CardAccessCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CardAccessCreateAnswer> | CardAccessCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/card-access',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCardAccessCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCardAccessDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/card-access/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCardAccessSendMockHandler = (
  overrideResponse?:
    | CardAccessSendAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CardAccessSendAnswer> | CardAccessSendAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/card-access/:id/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCardAccessSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCardInvitationListMockHandler = (
  overrideResponse?:
    | CardInvitationListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CardInvitationListAnswer> | CardInvitationListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/card-invitations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCardInvitationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCardInvitationDeclineMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/card-invitations/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getCardInvitationAcceptMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/card-invitations/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientCardAccessMock = () => [
  getCardAccessListMockHandler(),
  getCardAccessCreateMockHandler(),
  getCardAccessDeleteMockHandler(),
  getCardAccessSendMockHandler(),
  getCardInvitationListMockHandler(),
  getCardInvitationDeclineMockHandler(),
  getCardInvitationAcceptMockHandler(),
];
