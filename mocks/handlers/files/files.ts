import * as filesMocks from '#generated/mocks/files/files.msw.ts';
import { implement } from '../../implement.ts';
import { storeFiles } from '../../rules/files.ts';
import { fileView } from '../views/file.ts';

export const files = implement(filesMocks)({
  fileUpload: ({ db, user, body }) => ({ data: storeFiles(db, user, body.files).map(fileView) }),
});
