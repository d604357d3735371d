import type { Db } from '#mocks/db/db.ts';
import { CITIES } from './dictionaries/cities.ts';
import { MEDDIRECTIONS } from './dictionaries/directions.ts';
import {
  CLINIC_PARAMETERS,
  CLINIC_TYPES,
  COUNTRIES,
  DOCTOR_PARAMETERS,
  DOCTOR_QUALIFICATIONS,
} from './dictionaries/directory-rows.ts';
import { DISTRICTS } from './dictionaries/districts.ts';
import { SERVICES } from './dictionaries/services.ts';
import { SPECIALISATIONS } from './dictionaries/specialisations.ts';
import { SYMPTOMS } from './dictionaries/symptoms.ts';

/** Adds the directories, without figures that only the generator needs. */
export function seedDirectories(db: Db): void {
  for (const { id, slug, title, title_locative, lat, lng } of CITIES) {
    db.cities.seed({ id, slug, title, title_locative, lat, lng });
  }
  for (const row of DISTRICTS) db.districts.seed(row);
  for (const row of COUNTRIES) db.countries.seed(row);
  for (const row of CLINIC_TYPES) db.clinic_types.seed(row);
  for (const row of CLINIC_PARAMETERS) db.clinic_parameters.seed(row);
  for (const row of DOCTOR_QUALIFICATIONS) db.doctor_qualifications.seed(row);
  for (const row of DOCTOR_PARAMETERS) db.doctor_parameters.seed(row);
  for (const row of MEDDIRECTIONS) db.meddirections.seed(row);
  for (const { id, slug, title, title_plural, title_genitive, meddirection_id, synonyms } of SPECIALISATIONS) {
    db.specialisations.seed({ id, slug, title, title_plural, title_genitive, meddirection_id, synonyms });
  }
  for (const row of SERVICES) db.services.seed(row);
  for (const row of SYMPTOMS) db.symptoms.seed(row);
}
