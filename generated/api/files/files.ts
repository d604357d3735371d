/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { http } from '../../../src/shared/api/http.ts';
import type { ErrorType } from '../../../src/shared/api/http.ts';
import type { FileUploadBody } from '../../models/file-upload-body.ts';
import type { FileUpload201 } from '../../models/file-upload201.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getFileUploadUrl = () => {
  return `/api/v0/upload-files`;
};

/**
 * Stores files for a following request. JPEG, PNG, WebP or PDF, at most 5 MB each (rules §5); the content must match the type.
 * @summary Upload files
 */
export const fileUpload = async (
  fileUploadBody: FileUploadBody,
  options?: Parameters<typeof http>[1],
): Promise<FileUpload201> => {
  const formData = new FormData();
  fileUploadBody.files.forEach((value) => formData.append(`files`, value));

  return http<FileUpload201>(getFileUploadUrl(), {
    ...options,
    method: 'POST',
    body: formData,
  });
};

export const getFileUploadMutationKey = () => ['fileUpload'] as const;

export const getFileUploadMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError, FileUploadMutationVariables, TContext>;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError, FileUploadMutationVariables, TContext> => {
  const mutationKey = getFileUploadMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof fileUpload>>, FileUploadMutationVariables> = (props) => {
    const { data } = props ?? {};

    return fileUpload(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type FileUploadMutationResult = NonNullable<Awaited<ReturnType<typeof fileUpload>>>;
export type FileUploadMutationBody = FileUploadBody;
export type FileUploadMutationError = ErrorType<UnauthorizedResponse | ValidationFailedResponse | UnexpectedResponse>;
export type FileUploadMutationVariables = { data: FileUploadBody };

/**
 * @summary Upload files
 */
export const useFileUpload = <
  TError = ErrorType<UnauthorizedResponse | ValidationFailedResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof fileUpload>>,
      TError,
      FileUploadMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof fileUpload>>, TError, FileUploadMutationVariables, TContext> => {
  return useMutation(getFileUploadMutationOptions(options), queryClient);
};
