import type { CertificateRequest } from '#generated/models/certificate-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { workExperiences, type Entry, type History } from '../../seed/on-demand/doctor-history.ts';
import { checksWithout } from '../licence.ts';
import { Refusal } from '../refusal.ts';
import { refuseFutureYear } from './profile.ts';

export function addEntry<Fields>(db: Db, history: History<Fields>, doctor: Doctor, fields: Fields): Entry<Fields> {
  const { id } = doctor;
  history.keep(db, id);
  uncheck(db, history, doctor);
  const table = history.table(db);
  return table.insert(Object.assign({ id: table.nextId(), doctor_id: id }, fields));
}

/** @throws Refusal 404 for an unknown entry or another doctor's entry */
export function changeEntry<Fields>(
  db: Db,
  history: History<Fields>,
  doctor: Doctor,
  id: number,
  fields: Fields,
): Entry<Fields> {
  const own = ownId(db, history, doctor, id);
  return history.table(db).update(own, fields as Partial<Omit<Entry<Fields>, 'id'>>);
}

/** @throws Refusal 404 for an unknown entry or another doctor's entry */
export function removeEntry<Fields>(db: Db, history: History<Fields>, doctor: Doctor, id: number): void {
  history.table(db).remove(ownId(db, history, doctor, id));
}

/**
 * Checks that the entry belongs to the doctor, and prepares it for a change: generated entries are
 * stored first, and a check of the doctor's education is removed (`uncheck`).
 */
function ownId<Fields>(db: Db, history: History<Fields>, doctor: Doctor, id: number): Entry<Fields>['id'] {
  if (!history.of(db, doctor.id).some((entry) => entry.id === id)) throw Refusal.notFound();
  history.keep(db, doctor.id);
  uncheck(db, history, doctor);
  return id as Entry<Fields>['id'];
}

/**
 * Removes the check of the doctor's education, which covers education and certificates, but not
 * work.
 */
function uncheck<Fields>(db: Db, history: History<Fields>, doctor: Doctor): void {
  if ((history as unknown) === workExperiences) return;
  db.doctors.update(doctor.id, { checks: checksWithout(doctor, 'education') });
}

interface Years {
  readonly year_from?: number | null;
  readonly year_to?: number | null;
}

/** @throws Refusal 422 at `year_to` */
export function refuseBackwards({ year_from = null, year_to = null }: Years): void {
  if (year_from !== null && year_to !== null && year_from > year_to) {
    throw Refusal.invalid({ year_to: ['Год окончания раньше года начала'] });
  }
}

/** @throws Refusal 422 at `year` or `file_id` */
export function refuseCertificate(db: Db, user: UserRow, { year, file_id }: CertificateRequest, now: number): void {
  refuseFutureYear('year', year, now);
  if (file_id !== null && db.files.get(file_id)?.user_id !== user.id) {
    throw Refusal.invalid({ file_id: ['Загрузите файл ещё раз'] });
  }
}
