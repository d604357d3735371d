import * as referenceMocks from '#generated/mocks/public-reference/public-reference.msw.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Titled } from '../../db/types/reference.ts';
import { implement } from '../../implement.ts';
import { consentVersions } from '../../rules/consents.ts';
import { serviceView } from '../views/service.ts';

export const reference = implement(referenceMocks)({
  cityList: ({ db }) => ({
    data: [...db.cities.all()].map(({ id, title, title_locative }) => ({ id, title, title_locative })),
  }),
  countryList: ({ db }) => ({ data: titles(db.countries) }),
  districtList: ({ db }) => ({
    data: [...db.districts.all()].map(({ id, city_id, title, lat, lng }) => ({
      id,
      city_id,
      title,
      location: { lat, lng },
    })),
  }),
  clinicTypeList: ({ db }) => ({ data: titles(db.clinic_types) }),
  clinicParameterList: ({ db }) => ({ data: titles(db.clinic_parameters) }),
  doctorQualificationList: ({ db }) => ({
    data: [...db.doctor_qualifications.all()].map(({ id, title, kind }) => ({ id, title, kind })),
  }),
  doctorParameterList: ({ db }) => ({ data: titles(db.doctor_parameters) }),
  consentVersionList: ({ now }) => ({ data: consentVersions(textOfEpoch(now).slice(0, 10)) }),
  serviceList: ({ db }) => ({ data: [...db.services.all()].map((service) => serviceView(db, service)) }),
  meddirectionList: ({ db }) => ({
    data: [...db.meddirections.all()].map(({ id, slug, title }) => ({ id, slug, title })),
  }),
  specialisationList: ({ db }) => ({
    data: [...db.specialisations.all()].map(({ id, slug, title, title_plural }) => ({ id, slug, title, title_plural })),
  }),
});

function titles(table: { all(): Iterable<Titled> }): Titled[] {
  return [...table.all()].map(({ id, title }) => ({ id, title }));
}
