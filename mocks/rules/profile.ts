import type { PersonProfileRequest } from '#generated/models/person-profile-request.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import { refuseFutureBirthday } from './birthday.ts';
import { picturePath } from './file-addresses.ts';
import { ownPicture } from './files.ts';
import { refuseIdentity } from './identity.ts';

/** @throws Refusal 409 at `iin`, 422 at `iin`, `birthday` or `citizenship_id` */
export function changeProfile(db: Db, user: UserRow, request: PersonProfileRequest, now: number): UserRow {
  refuseFutureBirthday(request.birthday, now);
  refuseIdentity(db, request, user.id);
  return db.users.update(user.id, {
    ...request,
    third_name: filled(request.third_name),
    address: filled(request.address),
    document_number: filled(request.document_number ?? null),
  });
}

/**
 * Sets or removes the account's photo.
 *
 * @param fileId null removes the photo
 * @throws Refusal 422 as `ownPicture`
 */
export function changeAvatar(db: Db, user: UserRow, fileId: number | null): UserRow {
  return db.users.update(user.id, { avatar: fileId === null ? null : picturePath(ownPicture(db, user, fileId)) });
}

/** Trims a text; an empty text becomes null. */
function filled(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}
