/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorVisitAnswersUpdateAnswer } from '../../models/doctor-visit-answers-update-answer.ts';
import type { DoctorVisitConclusionUpdateAnswer } from '../../models/doctor-visit-conclusion-update-answer.ts';
import type { DoctorVisitDocumentCreateAnswer } from '../../models/doctor-visit-document-create-answer.ts';
import type { DoctorVisitDocumentReadAnswer } from '../../models/doctor-visit-document-read-answer.ts';
import type { DoctorVisitNoteCreateAnswer } from '../../models/doctor-visit-note-create-answer.ts';

export const getDoctorVisitDocumentCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitConclusionUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitAnswersUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitNoteCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitDocumentReadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorVisitDocumentCreateMockHandler = (
  overrideResponse?:
    | DoctorVisitDocumentCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorVisitDocumentCreateAnswer> | DoctorVisitDocumentCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/visits/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitDocumentCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorVisitConclusionUpdateMockHandler = (
  overrideResponse?:
    | DoctorVisitConclusionUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorVisitConclusionUpdateAnswer> | DoctorVisitConclusionUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/conclusion',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitConclusionUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitConclusionDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/visits/:id/conclusion',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorVisitAnswersUpdateMockHandler = (
  overrideResponse?:
    | DoctorVisitAnswersUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorVisitAnswersUpdateAnswer> | DoctorVisitAnswersUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/answers',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitAnswersUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitNoteCreateMockHandler = (
  overrideResponse?:
    | DoctorVisitNoteCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorVisitNoteCreateAnswer> | DoctorVisitNoteCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/visits/:id/notes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitNoteCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorVisitDocumentReadMockHandler = (
  overrideResponse?:
    | DoctorVisitDocumentReadAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorVisitDocumentReadAnswer> | DoctorVisitDocumentReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visit-documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitDocumentReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitDocumentDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/visit-documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorVisitNoteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/visit-notes/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorVisitPapersMock = () => [
  getDoctorVisitDocumentCreateMockHandler(),
  getDoctorVisitConclusionUpdateMockHandler(),
  getDoctorVisitConclusionDeleteMockHandler(),
  getDoctorVisitAnswersUpdateMockHandler(),
  getDoctorVisitNoteCreateMockHandler(),
  getDoctorVisitDocumentReadMockHandler(),
  getDoctorVisitDocumentDeleteMockHandler(),
  getDoctorVisitNoteDeleteMockHandler(),
];
