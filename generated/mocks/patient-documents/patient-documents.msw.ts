/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DocumentCreate201 } from '../../models/document-create201.ts';
import type { DocumentList200 } from '../../models/document-list200.ts';
import type { DocumentRead200 } from '../../models/document-read200.ts';
import type { DocumentUpdate200 } from '../../models/document-update200.ts';

export const getDocumentListResponseMock = (): DocumentList200 => ({
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

export const getDocumentCreateResponseMock = (): DocumentCreate201 => ({
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

export const getDocumentReadResponseMock = (): DocumentRead200 => ({
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

export const getDocumentUpdateResponseMock = (): DocumentUpdate200 => ({
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
    | DocumentList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentList200> | DocumentList200),
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
    | DocumentCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentCreate201> | DocumentCreate201),
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
    | DocumentRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentRead200> | DocumentRead200),
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
    | DocumentUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DocumentUpdate200> | DocumentUpdate200),
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
