import * as v from 'valibot';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { messages } from '@/shared/form/messages';
import { fileSize } from '@/shared/format/file-size';

/** docs/rules.md §5: 5 MB at most. What is inside is looked at before sending, elsewhere. */
export const file = () =>
  v.pipe(v.instance(File, messages.required), v.maxSize(FILE_MAX_BYTES, messages.fileSize(fileSize(FILE_MAX_BYTES))));
