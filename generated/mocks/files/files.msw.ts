/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FileUpload201 } from '../../models/file-upload201.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

export const getFileUploadResponseMock = (): FileUpload201 => ({
  data: [{ id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' }],
});

export const getFileUploadResponseMock201 = (): FileUpload201 => ({
  data: [{ id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' }],
});

export const getFileUploadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getFileUploadResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getFileUploadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getFileUploadMockHandler = (
  overrideResponse?:
    | FileUpload201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FileUpload201> | FileUpload201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/upload-files',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFileUploadResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getFileUploadMockHandler201 = (
  overrideResponse?:
    | FileUpload201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FileUpload201> | FileUpload201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/upload-files',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFileUploadResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getFileUploadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/upload-files',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFileUploadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFileUploadMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/upload-files',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFileUploadResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFileUploadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/upload-files',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFileUploadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getFilesMock = () => [getFileUploadMockHandler()];
