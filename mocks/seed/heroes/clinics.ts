import { clinicLogo } from '#mocks/pictures/names.ts';
import { CLINIC } from '../demo.ts';
import { clinicProfile } from '../dictionaries/clinic-profiles.ts';
import { numbersOf, readTable } from '../dictionaries/text-table.ts';
import { USUAL_SETTINGS, type ClinicDraft } from '../factories/clinics.ts';
import { clinicLicence } from '../factories/licences.ts';
import { heroFilials } from './filials.ts';

/**
 * Columns: id, slug, title, name in quotation marks, legal name, BIN, opening year, parameters,
 * kind.
 */
const TABLE = `
1 | ayala     | Медицинский центр «Аяла»            | «Аяла»      | ТОО «Медицинский центр „Аяла“»            | 160340001238 | 2016 | 1 2 3 6 7 | multi
2 | zhurek    | Кардиоцентр «Жүрек»                 | «Жүрек»     | ТОО «Кардиоцентр „Жүрек“»                 | 190741000453 | 2019 | 1 2 6     | cardio
3 | kardionur | Клиника «КардиоНұр»                 | «КардиоНұр» | ТОО «Клиника „КардиоНұр“»                 | 210440007718 | 2021 | 2 3 6 10  | cardio
4 | tumar     | Семейная клиника «Тұмар»            | «Тұмар»     | ТОО «Семейная клиника „Тұмар“»            | 140940012350 | 2014 | 1 4 6 7 8 | family
5 | aikyn-koz | Офтальмологический центр «Айқын көз» | «Айқын көз» | ТОО «Офтальмологический центр „Айқын көз“» | 170640005213 | 2017 | 1 6       | eye`;

const AYALA_CONTACTS = {
  site: 'https://ayala.example',
  whatsapp: '+7-700-000-11-50',
  telegram: '@ayala_clinic',
  instagram: null,
};

/** Clinics of the design, with fixed ids. */
export function heroClinics(today: string): ClinicDraft[] {
  return readTable(TABLE).map((cells) => {
    const [id, slug = '', title = '', quoted = '', legal = '', bin = '', since, parameters, kind = ''] = cells;
    const profile = clinicProfile(kind);
    const filials = heroFilials(Number(id), profile, today);
    return {
      profile,
      filials,
      clinic: {
        id: Number(id),
        slug,
        title,
        short_title: quoted,
        jur_name: legal,
        jur_address: `Алматы, ${filials[0]?.address ?? ''}`,
        bin,
        work_start_year: Number(since),
        ...clinicLicence(Number(id), Number(since)),
        logo: clinicLogo(profile.key, Number(id)),
        description: profile.description.join(' '),
        type_id: profile.type_id,
        parameter_ids: numbersOf(parameters),
        ...(Number(id) === CLINIC.ayala && { contacts: AYALA_CONTACTS }),
        settings: USUAL_SETTINGS,
      },
    };
  });
}
