import type { PlacePhotoRequest } from '#generated/models/place-photo-request.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Clinic, PlacePhotoRow } from '../../db/types/place.ts';
import { picturePath } from '../file-addresses.ts';
import { Refusal } from '../refusal.ts';
import { ownClinic, ownFilial, refuseForeignFilials, wholeClinic } from './own-clinic.ts';

const MOST = 20;

/**
 * @throws Refusal 409 at `file_id` if there are too many photos; 422 at `file_id` or `filial_id`
 */
export function addPhoto(db: Db, user: UserRow, { file_id, filial_id, alt }: PlacePhotoRequest): PlacePhotoRow {
  const clinic_id = ownClinic(db, user).id;
  if (filial_id === null) wholeClinic(db, user);
  else refuseForeignFilials(db, user, [filial_id], 'filial_id');
  const path = shownPicturePath(db, user, file_id);
  if (photosOf(db, clinic_id, filial_id).length >= MOST) {
    throw Refusal.conflict('wrong_state', 'file_id', `Больше ${MOST} фотографий не поместится: удалите лишнюю`);
  }
  return db.place_photos.insert({ id: db.place_photos.nextId(), clinic_id, filial_id, path, alt });
}

/** @throws Refusal 404 for another clinic's photo */
export function removePhoto(db: Db, user: UserRow, id: number): void {
  const photo = db.place_photos.get(id);
  if (photo === undefined || photo.clinic_id !== ownClinic(db, user).id) throw Refusal.notFound();
  if (photo.filial_id === null) wholeClinic(db, user);
  else ownFilial(db, user, photo.filial_id);
  db.place_photos.remove(id);
}

/** @param filialId id of a filial, null for photos of the whole clinic */
export function photosOf(db: Db, clinicId: number, filialId: number | null): PlacePhotoRow[] {
  return db.place_photos.find('clinic', clinicId).filter(({ filial_id }) => filial_id === filialId);
}

/**
 * Sets or removes the clinic's logo.
 *
 * @param fileId null removes the logo
 * @throws Refusal 422 at `file_id`
 */
export function changeLogo(db: Db, user: UserRow, fileId: number | null): Clinic {
  const logo = fileId === null ? null : shownPicturePath(db, user, fileId);
  return db.clinics.update(wholeClinic(db, user).id, { logo });
}

function shownPicturePath(db: Db, user: UserRow, fileId: number): string {
  const file = db.files.get(fileId);
  if (file === undefined || file.user_id !== user.id) throw Refusal.invalid({ file_id: ['Такого файла нет'] });
  if (!file.type.startsWith('image/')) throw Refusal.invalid({ file_id: ['Выберите картинку: JPEG, PNG или WebP'] });
  return picturePath(file);
}
