/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FamilyMemberCreateAnswer } from '../../models/family-member-create-answer.ts';
import type { FamilyMemberListAnswer } from '../../models/family-member-list-answer.ts';
import type { FamilyMemberUpdateAnswer } from '../../models/family-member-update-answer.ts';

export const getFamilyMemberListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getFamilyMemberCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getFamilyMemberUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getFamilyMemberListMockHandler = (
  overrideResponse?:
    | FamilyMemberListAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FamilyMemberListAnswer> | FamilyMemberListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandler = (
  overrideResponse?:
    | FamilyMemberCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FamilyMemberCreateAnswer> | FamilyMemberCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler = (
  overrideResponse?:
    | FamilyMemberUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<FamilyMemberUpdateAnswer> | FamilyMemberUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientFamilyMock = () => [
  getFamilyMemberListMockHandler(),
  getFamilyMemberCreateMockHandler(),
  getFamilyMemberUpdateMockHandler(),
  getFamilyMemberDeleteMockHandler(),
];
