/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { FileUpload201 } from '../../models/file-upload201.ts';

export const getFileUploadResponseMock = (): FileUpload201 => ({
  data: [{ id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' }],
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
export const getFilesMock = () => [getFileUploadMockHandler()];
