import * as photosMocks from '#generated/mocks/clinic-photos/clinic-photos.msw.ts';
import { implement } from '../../implement.ts';
import { addPhoto, removePhoto } from '../../rules/clinic/photos.ts';
import { placePhotoView } from '../views/own-filial.ts';

export const photos = implement(photosMocks)({
  clinicPhotoCreate: ({ db, user, body }) => ({ data: placePhotoView(addPhoto(db, user, body)) }),
  clinicPhotoDelete: ({ db, user, path }) => removePhoto(db, user, path.id),
});
