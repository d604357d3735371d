/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicPriceBulkUpdateAnswer } from '../../models/clinic-price-bulk-update-answer.ts';
import type { ClinicPriceCreateAnswer } from '../../models/clinic-price-create-answer.ts';
import type { ClinicPriceImportAnswer } from '../../models/clinic-price-import-answer.ts';
import type { ClinicPriceListAnswer } from '../../models/clinic-price-list-answer.ts';
import type { ClinicPriceUpdateAnswer } from '../../models/clinic-price-update-answer.ts';

export const getClinicPriceListResponseMock = (): ClinicPriceListAnswer => ({
  data: [
    {
      service_id: 123,
      slug: 'obshchiy-analiz-krovi',
      title: 'Общий анализ крови',
      kind: 'analysis',
      price: 2500,
      is_visible: true,
      doctors_count: 0,
      doctor_price_from: null,
      doctor_price_to: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1, all: 28, visible: 28, hidden: 0 },
});

export const getClinicPriceCreateResponseMock = (): ClinicPriceCreateAnswer => ({
  data: {
    service_id: 123,
    slug: 'obshchiy-analiz-krovi',
    title: 'Общий анализ крови',
    kind: 'analysis',
    price: 2500,
    is_visible: true,
    doctors_count: 0,
    doctor_price_from: null,
    doctor_price_to: null,
  },
});

export const getClinicPriceBulkUpdateResponseMock = (): ClinicPriceBulkUpdateAnswer => ({
  data: [
    {
      service_id: 123,
      slug: 'obshchiy-analiz-krovi',
      title: 'Общий анализ крови',
      kind: 'analysis',
      price: 2500,
      is_visible: true,
      doctors_count: 0,
      doctor_price_from: null,
      doctor_price_to: null,
    },
  ],
});

export const getClinicPriceImportResponseMock = (): ClinicPriceImportAnswer => ({
  data: {
    added: 0,
    changed: 1,
    unchanged: 0,
    saved: 0,
    errors: [
      { line: 3, field: 'service', text: 'Такой услуги нет в справочнике' },
      { line: 3, field: 'price', text: 'Цена пишется цифрами, например 2500' },
    ],
  },
});

export const getClinicPriceUpdateResponseMock = (): ClinicPriceUpdateAnswer => ({
  data: {
    service_id: 123,
    slug: 'obshchiy-analiz-krovi',
    title: 'Общий анализ крови',
    kind: 'analysis',
    price: 2700,
    is_visible: true,
    doctors_count: 0,
    doctor_price_from: null,
    doctor_price_to: null,
  },
});

export const getClinicPriceListMockHandler = (
  overrideResponse?:
    | ClinicPriceListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicPriceListAnswer> | ClinicPriceListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id/prices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceCreateMockHandler = (
  overrideResponse?:
    | ClinicPriceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicPriceCreateAnswer> | ClinicPriceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials/:id/prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicPriceBulkUpdateMockHandler = (
  overrideResponse?:
    | ClinicPriceBulkUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicPriceBulkUpdateAnswer> | ClinicPriceBulkUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id/prices',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceBulkUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceImportMockHandler = (
  overrideResponse?:
    | ClinicPriceImportAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicPriceImportAnswer> | ClinicPriceImportAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials/:id/prices/import',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceImportResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceUpdateMockHandler = (
  overrideResponse?:
    | ClinicPriceUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicPriceUpdateAnswer> | ClinicPriceUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id/prices/:service',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicPriceUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicPriceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/filials/:id/prices/:service',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicPricesMock = () => [
  getClinicPriceListMockHandler(),
  getClinicPriceCreateMockHandler(),
  getClinicPriceBulkUpdateMockHandler(),
  getClinicPriceImportMockHandler(),
  getClinicPriceUpdateMockHandler(),
  getClinicPriceDeleteMockHandler(),
];
