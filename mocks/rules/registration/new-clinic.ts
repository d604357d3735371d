import type { RegisterClinicRequest } from '#generated/models/register-clinic-request.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { Clinic } from '../../db/types/place.ts';
import { toSlug } from '../../seed/translit.ts';
import { freeSlug } from './free-slug.ts';

export function addClinic(db: Db, form: RegisterClinicRequest): Clinic {
  const short_title = form.short_title ?? form.title;
  return db.clinics.insert({
    id: db.clinics.nextId(),
    is_pending: true,
    slug: freeSlug(toSlug(short_title) || 'clinic', db.clinics),
    ...pick(form, 'title', 'jur_name', 'jur_address', 'bin', 'work_start_year'),
    short_title,
    logo: null,
    description: '',
    type_id: form.clinic_type_id,
    parameter_ids: [],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10, auto_confirm: false },
    rating: null,
    reviews_count: 0,
    rating_counts: [0, 0, 0, 0, 0],
  });
}
