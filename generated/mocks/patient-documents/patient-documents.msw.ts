/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DocumentCreateAnswer } from '../../models/document-create-answer.ts';
import type { DocumentListAnswer } from '../../models/document-list-answer.ts';
import type { DocumentReadAnswer } from '../../models/document-read-answer.ts';
import type { DocumentUpdateAnswer } from '../../models/document-update-answer.ts';

export const getDocumentListResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDocumentCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDocumentReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDocumentUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDocumentListMockHandler = (
  overrideResponse?:
    | DocumentListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentListAnswer> | DocumentListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler = (
  overrideResponse?:
    | DocumentCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentCreateAnswer> | DocumentCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandler = (
  overrideResponse?:
    | DocumentReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentReadAnswer> | DocumentReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler = (
  overrideResponse?:
    | DocumentUpdateAnswer
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DocumentUpdateAnswer> | DocumentUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPatientDocumentsMock = () => [
  getDocumentListMockHandler(),
  getDocumentCreateMockHandler(),
  getDocumentReadMockHandler(),
  getDocumentUpdateMockHandler(),
  getDocumentDeleteMockHandler(),
];
