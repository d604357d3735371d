import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { Clinic } from '../../db/types/place.ts';
import { photosOf } from '../../rules/clinic/photos.ts';
import { placePhotoView } from './own-filial.ts';
import { checkedView } from './place.ts';

const NO_CONTACTS = { site: null, whatsapp: null, telegram: null, instagram: null };

export function clinicProfileView(db: Db, clinic: Clinic): ClinicProfile {
  return {
    ...pick(clinic, 'id', 'slug', 'title', 'bin', 'jur_name', 'jur_address', 'work_start_year', 'logo'),
    ...checkedView(clinic),
    short_title: ownShortTitle(clinic),
    affiliates_count: db.filials.find('clinic', clinic.id).length,
    description: clinic.description === '' ? null : clinic.description,
    clinic_type_id: clinic.type_id,
    parameter_ids: [...clinic.parameter_ids],
    contacts: clinic.contacts ?? NO_CONTACTS,
    photos: photosOf(db, clinic.id, null).map(placePhotoView),
    settings: { ...clinic.settings },
    missing: missingOf(db, clinic),
  };
}

/** Lists what is still missing on the clinic's public page. */
function missingOf(db: Db, clinic: Clinic): ClinicProfile['missing'] {
  const filials = db.filials.find('clinic', clinic.id);
  const isThere: Readonly<Record<ClinicProfile['missing'][number], boolean>> = {
    prices: filials.some(({ id }) => db.filial_prices.find('filial', id).length > 0),
    logo: clinic.logo !== null,
    description: clinic.description !== '',
    photos:
      photosOf(db, clinic.id, null).length > 0 || filials.some(({ id }) => photosOf(db, clinic.id, id).length > 0),
  };
  const parts = Object.entries(isThere) as [ClinicProfile['missing'][number], boolean][];
  return parts.filter(([, isFilled]) => !isFilled).map(([part]) => part);
}

/** Short title of the clinic; null if it equals the title. */
function ownShortTitle({ title, short_title }: Clinic): string | null {
  return short_title === title ? null : short_title;
}
