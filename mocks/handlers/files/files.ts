import * as filesMocks from '#generated/mocks/files/files.msw.ts';
import { implement } from '../../implement.ts';
import { isSigned } from '../../rules/file-addresses.ts';
import { storeFiles } from '../../rules/files.ts';
import { Refusal } from '../../rules/refusal.ts';
import { fileView } from '../views/file.ts';
import { contentOf } from './content.ts';

export const files = implement(filesMocks)({
  fileUpload: ({ db, user, body, now }) => ({
    data: storeFiles(db, user, body.files).map((file) => fileView(file, now)),
  }),

  fileRead: ({ db, path, query, now }) => {
    const file = db.files.get(path.id);
    if (file === undefined || !isSigned(file, query.expires, query.signature, now)) throw Refusal.notFound();
    // The response is thrown, because the generated handler does not set content types.
    throw contentOf(file, 'private, no-store');
  },
});
