import * as filesMocks from '@generated/mocks/files/files.msw.ts';
import { FROM_EXAMPLE, implement } from '../../implement.ts';

export const filesArea = implement(filesMocks)({
  fileUpload: FROM_EXAMPLE,
});
