import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import type { Filial } from '#generated/models/filial.ts';
import { imageUrl } from '@/shared/api/origin';
import { priceFrom } from '@/shared/format/price';
import { offersOf, reservationAt, reviewsOf } from './schema-offers';
import { absolute, breadcrumbs, hoursOf, medicalSpecialty, placeOf, ratingOf, type Subject } from './schema-org';

/** Data of the page's sections that is already loaded. */
interface KnownSections {
  readonly filials?: readonly Filial[] | undefined;
  readonly services?: readonly ClinicService[] | undefined;
  readonly reviews?: readonly Feedback[] | undefined;
}

/**
 * Structured data of a clinic's page: schema.org's MedicalClinic with the opening hours of the main
 * filial. The other filials are its departments.
 */
export function clinicSubject(
  clinic: ClinicFull,
  { filials = [], services = [], reviews = [] }: KnownSections,
  origin: string,
  page?: 'reviews',
): Subject {
  const path = `/clinic/${clinic.slug}`;
  const image = absolute(imageUrl(clinic.logo), origin);
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
        makesOffer: offersOf(
          services.map(({ service, price_from, price_to }) => ({
            name: service.title,
            from: price_from,
            to: price_to,
          })),
        ),
        review: reviewsOf(reviews),
        potentialAction: clinic.doctors_count === 0 ? undefined : reservationAt(`${origin}${path}`),
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
        ...(page === 'reviews' ? [{ name: 'Отзывы', path: `${path}/reviews` }] : []),
      ]),
    ],
  };
}
