/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DocumentCreateAnswer } from '../../models/document-create-answer.ts';
import type { DocumentListAnswer } from '../../models/document-list-answer.ts';
import type { DocumentReadAnswer } from '../../models/document-read-answer.ts';
import type { DocumentUpdateAnswer } from '../../models/document-update-answer.ts';

export const getDocumentListResponseMock = (): DocumentListAnswer => ({
  data: [
    {
      id: 1,
      category: 'examination',
      name: 'ЭКГ, 2 марта 2026',
      file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
      created_at: '2026-03-02T12:00:00+05:00',
      added_by: '«Аяла» на Абая',
      family_member_id: null,
      visit_id: null,
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    counts: { analysis: 0, examination: 1, conclusion: 0, referral: 0, prescription: 0, vaccination: 0, other: 0 },
  },
});

export const getDocumentCreateResponseMock = (): DocumentCreateAnswer => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ, 2 марта 2026',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentReadResponseMock = (): DocumentReadAnswer => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ, 2 марта 2026',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentUpdateResponseMock = (): DocumentUpdateAnswer => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

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
