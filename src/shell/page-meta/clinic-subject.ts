import type { ClinicFull } from '@generated/models/clinic-full';
import type { Filial } from '@generated/models/filial';
import { apiOrigin } from '@/shared/api/api-origin';
import { priceFrom } from '@/shared/format/price';
import type { PageSubject, ShownPage } from './page-meta';
import { breadcrumbs } from './schema-org/breadcrumbs';
import { medicalSpecialty } from './schema-org/medical-specialty';
import { hoursOf, placeOf, ratingOf } from './schema-org/place';

/**
 * A clinic's page: schema.org's MedicalClinic with the hours of its main filial; the other filials are its departments.
 *
 * @param filials none as long as they are on their way
 */
export function clinicSubject(
  clinic: ClinicFull,
  filials: readonly Filial[],
  { origin, name }: ShownPage,
): PageSubject {
  const path = `/clinic/${clinic.slug}`;
  const image = clinic.logo === null ? undefined : new URL(clinic.logo, apiOrigin()).href;
  const main = filials.find(({ id }) => id === clinic.main_filial.id);
  const others = filials.filter((filial) => filial !== main);

  return {
    image,
    things: [
      {
        '@type': 'MedicalClinic',
        '@id': `${origin}${path}`,
        url: `${origin}${path}`,
        name: clinic.title,
        legalName: clinic.legal_name,
        description: clinic.description ?? undefined,
        image,
        foundingDate: clinic.work_start_year === null ? undefined : String(clinic.work_start_year),
        medicalSpecialty: medicalSpecialty(clinic.specialisations ?? []),
        priceRange: clinic.price_from === null ? undefined : priceFrom(clinic.price_from),
        aggregateRating: ratingOf(clinic.rating, clinic.reviews_count),
        ...placeOf(main ?? clinic.main_filial),
        openingHoursSpecification: main && hoursOf(main.hours),
        department:
          others.length === 0
            ? undefined
            : others.map((filial) => ({
                '@type': 'MedicalClinic',
                name: filial.title,
                ...placeOf(filial),
                openingHoursSpecification: hoursOf(filial.hours),
              })),
      },
      breadcrumbs(origin, [
        { name: 'Клиники', path: '/search?category=clinics' },
        { name: clinic.title, path },
        ...(name === 'clinicBySlugReviews' ? [{ name: 'Отзывы', path: `${path}/reviews` }] : []),
      ]),
    ],
  };
}
