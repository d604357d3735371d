/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicVisitAnswersUpdateAnswer } from '../../models/clinic-visit-answers-update-answer.ts';
import type { ClinicVisitDocumentCreateAnswer } from '../../models/clinic-visit-document-create-answer.ts';
import type { ClinicVisitDocumentReadAnswer } from '../../models/clinic-visit-document-read-answer.ts';
import type { ClinicVisitNoteCreateAnswer } from '../../models/clinic-visit-note-create-answer.ts';

export const getClinicVisitDocumentCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitNoteCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitAnswersUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitDocumentReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getClinicVisitDocumentCreateMockHandler = (
  overrideResponse?:
    | ClinicVisitDocumentCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitDocumentCreateAnswer> | ClinicVisitDocumentCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitDocumentCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicVisitNoteCreateMockHandler = (
  overrideResponse?:
    | ClinicVisitNoteCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicVisitNoteCreateAnswer> | ClinicVisitNoteCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/visits/:id/notes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitNoteCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicVisitAnswersUpdateMockHandler = (
  overrideResponse?:
    | ClinicVisitAnswersUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitAnswersUpdateAnswer> | ClinicVisitAnswersUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/answers',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitAnswersUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitDocumentReadMockHandler = (
  overrideResponse?:
    | ClinicVisitDocumentReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicVisitDocumentReadAnswer> | ClinicVisitDocumentReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visit-documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitDocumentReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitDocumentDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/visit-documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicVisitNoteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/visit-notes/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getClinicVisitPapersMock = () => [
  getClinicVisitDocumentCreateMockHandler(),
  getClinicVisitNoteCreateMockHandler(),
  getClinicVisitAnswersUpdateMockHandler(),
  getClinicVisitDocumentReadMockHandler(),
  getClinicVisitDocumentDeleteMockHandler(),
  getClinicVisitNoteDeleteMockHandler(),
];
