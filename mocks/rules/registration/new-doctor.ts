import type { RegisterDoctorRequest } from '#generated/models/register-doctor-request.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor, HistoryPart } from '../../db/types/doctor.ts';
import { toSlug } from '../../seed/translit.ts';
import { freeSlug } from './free-slug.ts';

/**
 * Creates a doctor without filials and hours. Online booking is on and takes effect with the first
 * hours.
 */
export function addDoctor(db: Db, form: RegisterDoctorRequest): Doctor {
  const id = db.doctors.nextId();
  // An empty history is stored, so that none is generated for this doctor.
  for (const part of ['education', 'work', 'qualification'] as const satisfies HistoryPart[]) {
    db.kept_histories.insert({ id: `${id}:${part}` });
  }
  return db.doctors.insert({
    id,
    is_pending: true,
    slug: freeSlug(toSlug(`${form.second_name} ${form.first_name}`) || 'doctor', db.doctors),
    ...pick(form, 'first_name', 'second_name', 'gender', 'birthday', 'experience_since'),
    third_name: form.third_name ?? null,
    avatar: null,
    category_id: null,
    degree_id: null,
    specialisation_ids: form.specialisations,
    description: '',
    parameter_ids: [],
    accepts_adults: true,
    accepts_children: false,
    age_min: 18,
    age_max: null,
    is_online: false,
    is_home_visit: false,
    has_online_booking: true,
    city_id: 1,
    filial_ids: [],
    rating: null,
    reviews_count: 0,
    rating_counts: [0, 0, 0, 0, 0],
    busy: { level: 0, first_day_from: 0 },
  });
}
