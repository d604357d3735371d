/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FavouriteAddAnswer } from '../../models/favourite-add-answer.ts';
import type { FavouriteListAnswer } from '../../models/favourite-list-answer.ts';

export const getFavouriteListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getFavouriteAddResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getFavouriteListMockHandler = (
  overrideResponse?:
    | FavouriteListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavouriteListAnswer> | FavouriteListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler = (
  overrideResponse?:
    | FavouriteAddAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavouriteAddAnswer> | FavouriteAddAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientFavouritesMock = () => [
  getFavouriteListMockHandler(),
  getFavouriteAddMockHandler(),
  getFavouriteDeleteMockHandler(),
];
