import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { isPublicFilial } from './identity.ts';
import { Refusal } from './refusal.ts';

/**
 * Finds the doctor of a public page. A doctor needs approval and an open filial to have a page.
 *
 * @throws Refusal 404
 */
export function publishedDoctor(db: Db, slug: string): { readonly doctor: Doctor; readonly mainFilialId: number } {
  const doctor = db.doctors.findOne('slug', slug);
  const mainFilialId = doctor?.filial_ids.find((id) => isPublicFilial(db, id));
  if (doctor === undefined || mainFilialId === undefined || doctor.is_pending === true) throw Refusal.notFound();
  return { doctor, mainFilialId };
}
