/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FileUploadAnswer } from '../../models/file-upload-answer.ts';

export const getFileUploadResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getFileUploadMockHandler = (
  overrideResponse?:
    | FileUploadAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FileUploadAnswer> | FileUploadAnswer),
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

export const getFileReadMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 200 });
    },
    options,
  );
};
export const getFilesMock = () => [getFileUploadMockHandler(), getFileReadMockHandler()];
