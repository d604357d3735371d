import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getFileUploadMutationOptions } from '#generated/api/files/files.ts';
import {
  getDocumentCreateMutationOptions,
  getDocumentListQueryOptions,
  invalidateDocumentList,
} from '#generated/api/patient-documents/patient-documents.ts';
import { isProblem } from '@/shared/api/problem';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { checkFile, DOCUMENT_TYPES, type CheckedFile } from '@/shared/files/check-file';
import { documentsCount } from '@/shared/format/counts';
import { fileSize } from '@/shared/format/file-size';
import { notify } from '@/shared/notify';
import { UploadQueue, type UploadOptions } from './upload-queue';

/** Upload queue of a page. When the user leaves the page, its uploads are cancelled. */
export function useUploadQueue(options: UploadOptions): UploadQueue {
  const client = useQueryClient();
  const [queue] = useState(
    () =>
      new UploadQueue(
        {
          check,
          findEarlier: async (file, to) => {
            const params = {
              ...(to.family_member_id !== null && { family_member_id: to.family_member_id }),
              file_name: file.name,
              file_size: file.size,
            };
            // The cache is bypassed, because another tab may have added the file. If the request
            // fails, the file is added without a question.
            const found = await client
              .query({ ...getDocumentListQueryOptions(params), staleTime: 0, meta: { silent: true } })
              .catch(() => undefined);
            return found?.data[0];
          },
          send: async (file, request) => {
            const answer = await run(client, getFileUploadMutationOptions({ request }), {
              data: { files: [file] },
            });
            return answer.data[0]?.id ?? 0;
          },
          create: async (data) => {
            try {
              const answer = await run(client, getDocumentCreateMutationOptions(client), {
                data,
              });
              return answer.data;
            } catch (error) {
              // The server already has the document, but the cached list doesn't: an earlier answer
              // was lost.
              if (isProblem(error, 422) && 'file_id' in error.errors) void invalidateDocumentList(client);
              throw error;
            }
          },
          onRest: (added) => notify.success(added === 1 ? 'Документ добавлен' : `Добавлено ${documentsCount(added)}`),
        },
        options,
      ),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  return queue;
}

export function useUploads(queue: UploadQueue) {
  return useSyncExternalStore(queue.subscribe, queue.get);
}

/**
 * Runs a generated mutation outside its hook, because each file needs its own progress and
 * cancellation.
 */
function run<Data, Variables, Context>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, client.defaultMutationOptions(options)).execute(variables);
}

async function check(file: File): Promise<CheckedFile> {
  const checked = await checkFile(file, DOCUMENT_TYPES);
  if (!('reason' in checked) || file.size <= FILE_MAX_BYTES) return checked;
  const [size, limit] = [fileSize(file.size), fileSize(FILE_MAX_BYTES)];
  // If a file is only a little too large, its size and the limit are the same text, so the message
  // doesn't show the size.
  return { reason: size === limit ? `Файл чуть больше ${limit}` : `Файл ${size}, а\u00A0можно до\u00A0${limit}` };
}
