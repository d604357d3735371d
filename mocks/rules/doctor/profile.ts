import type { DoctorNameRequest } from '#generated/models/doctor-name-request.ts';
import type { DoctorQualificationRequest } from '#generated/models/doctor-qualification-request.ts';
import type { DoctorReceptionRequest } from '#generated/models/doctor-reception-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { licenceAfter } from '../licence.ts';
import { Refusal } from '../refusal.ts';

const GROWN_UP = 18;

export function changeName(db: Db, doctor: Doctor, { first_name, second_name, third_name }: DoctorNameRequest): Doctor {
  const patronymic = third_name?.trim() ?? '';
  return db.doctors.update(doctor.id, {
    first_name: first_name.trim(),
    second_name: second_name.trim(),
    third_name: patronymic === '' ? null : patronymic,
  });
}

/**
 * Changes formats and accepted patients of a doctor. Services of a removed format are hidden.
 *
 * @throws Refusal 422 at `age_min` or `age_max` if they contradict each other or the age groups
 */
export function changeReception(db: Db, doctor: Doctor, request: DoctorReceptionRequest): Doctor {
  refuseAges(request);
  const { patients, age_min, age_max, online, home_visits } = request;
  const given: Readonly<Record<string, boolean>> = { online, home: home_visits };
  for (const link of db.doctor_services.find('doctor', doctor.id)) {
    if (given[db.services.require(link.service_id).format] === false) {
      db.doctor_services.update(link.id, { is_visible: false });
    }
  }
  return db.doctors.update(doctor.id, {
    accepts_adults: patients.includes('adults'),
    accepts_children: patients.includes('children'),
    age_min,
    age_max,
    is_online: online,
    is_home_visit: home_visits,
    payment_methods: request.payment_methods ?? doctor.payment_methods ?? [],
  });
}

function refuseAges({ patients, age_min: from, age_max: to }: DoctorReceptionRequest): void {
  if (from !== null && to !== null && to < from) {
    throw Refusal.invalid({ age_max: ['Возраст «до» меньше возраста «от»'] });
  }
  const children = patients.includes('children');
  if (children && from !== null && from >= GROWN_UP) {
    throw Refusal.invalid({ age_min: ['Для детей возраст «от» должен быть меньше 18'] });
  }
  if (!children && (from === null || from < GROWN_UP)) {
    throw Refusal.invalid({ age_min: ['Вы не принимаете детей: укажите возраст от 18'] });
  }
  if (!patients.includes('adults') && (to === null || to >= GROWN_UP)) {
    throw Refusal.invalid({ age_max: ['Вы не принимаете взрослых: укажите возраст до 17'] });
  }
}

/** @throws Refusal 422 at `category_id`, `degree_id`, `experience_since` or `licence.issued_on` */
export function changeQualification(db: Db, doctor: Doctor, request: DoctorQualificationRequest, now: number): Doctor {
  const { category_id, degree_id, experience_since } = request;
  const isA = (kind: 'category' | 'degree', id: number | null): boolean =>
    id === null || db.doctor_qualifications.get(id)?.kind === kind;
  if (!isA('category', category_id)) throw Refusal.invalid({ category_id: ['Выберите категорию из списка'] });
  if (!isA('degree', degree_id)) throw Refusal.invalid({ degree_id: ['Выберите степень из списка'] });
  refuseFutureYear('experience_since', experience_since, now);
  if (experience_since < Number(doctor.birthday.slice(0, 4)) + GROWN_UP) {
    throw Refusal.invalid({ experience_since: ['В этом году вам ещё не было 18 лет'] });
  }
  return db.doctors.update(doctor.id, {
    category_id,
    degree_id,
    experience_since,
    ...licenceAfter(doctor, request.licence, now),
  });
}

/** @throws Refusal 422 at `field` */
export function refuseFutureYear(field: string, year: number | null, now: number): void {
  if (year !== null && year > Number(textOfEpoch(now).slice(0, 4))) {
    throw Refusal.invalid({ [field]: ['Этот год ещё не наступил'] });
  }
}
