import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Db } from '../../db/db.ts';
import type { FileRow } from '../../db/types/file.ts';
import type { Store } from '../../persistence/store.ts';
import { picturePath } from '../../rules/file-addresses.ts';
import { contentOf } from './content.ts';

/** Handlers for uploaded photos, which are public while a page shows them. */
export function uploadedPictureHandlers(store: Store): HttpHandler[] {
  return [
    http.get<{ key: string }>('*/api/v0/files/pictures/:key', async ({ params }) => {
      const file = await store.run(false, (db) => shownPicture(db, params.key));
      return file === undefined ? new HttpResponse(null, { status: 404 }) : contentOf(file, 'public, max-age=3600');
    }),
  ];
}

function shownPicture(db: Db, key: string): FileRow | undefined {
  const file = [...db.files.all()].find((one) => one.key === key);
  const owner = db.users.get(file?.user_id ?? 0);
  if (file === undefined || owner === undefined) return undefined;
  const clinicId = owner.clinic_id ?? 0;
  const shown = [
    owner.avatar,
    db.doctors.get(owner.doctor_id ?? 0)?.avatar,
    db.clinics.get(clinicId)?.logo,
    ...db.place_photos.find('clinic', clinicId).map(({ path }) => path),
  ];
  return shown.includes(picturePath(file)) ? file : undefined;
}
