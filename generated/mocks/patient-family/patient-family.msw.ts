/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FamilyMemberCreate201 } from '../../models/family-member-create201.ts';
import type { FamilyMemberList200 } from '../../models/family-member-list200.ts';
import type { FamilyMemberUpdate200 } from '../../models/family-member-update200.ts';

export const getFamilyMemberListResponseMock = (): FamilyMemberList200 => ({
  data: [
    {
      id: 1,
      relation: 'son',
      first_name: 'Марк',
      second_name: 'Осипов',
      third_name: null,
      birthday: '2016-09-02',
      gender: 'male',
      age: 9,
    },
  ],
});

export const getFamilyMemberCreateResponseMock = (): FamilyMemberCreate201 => ({
  data: {
    id: 1,
    relation: 'son',
    first_name: 'Марк',
    second_name: 'Осипов',
    third_name: null,
    birthday: '2016-09-02',
    gender: 'male',
    age: 9,
  },
});

export const getFamilyMemberUpdateResponseMock = (): FamilyMemberUpdate200 => ({
  data: {
    id: 1,
    relation: 'son',
    first_name: 'Марк',
    second_name: 'Осипов',
    third_name: null,
    birthday: '2016-09-02',
    gender: 'male',
    age: 9,
  },
});

export const getFamilyMemberListMockHandler = (
  overrideResponse?:
    | FamilyMemberList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyMemberList200> | FamilyMemberList200),
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
    | FamilyMemberCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FamilyMemberCreate201> | FamilyMemberCreate201),
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
    | FamilyMemberUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FamilyMemberUpdate200> | FamilyMemberUpdate200),
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
