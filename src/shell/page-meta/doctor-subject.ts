import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import { imageUrl } from '@/shared/api/origin';
import { fullName } from '@/shared/format/name';
import { priceFrom } from '@/shared/format/price';
import { offersOf, reservationAt, reviewsOf } from './schema-offers';
import { absolute, breadcrumbs, medicalSpecialty, placeOf, ratingOf, type Subject } from './schema-org';

/** Data of the page's sections that is already loaded. */
interface KnownSections {
  readonly services?: readonly DoctorService[] | undefined;
  readonly reviews?: readonly Feedback[] | undefined;
}

/**
 * Structured data of a doctor's page: schema.org's Physician, and breadcrumbs with the
 * specialisation.
 */
export function doctorSubject(
  doctor: DoctorFull,
  { services = [], reviews = [] }: KnownSections,
  origin: string,
  page?: 'reviews',
): Subject {
  const path = `/doctor/${doctor.slug}`;
  const [specialisation] = doctor.specialisations;
  const image = absolute(imageUrl(doctor.avatar), origin);

  return {
    type: 'profile',
    image,
    things: [
      {
        '@type': 'Physician',
        '@id': `${origin}${path}`,
        url: `${origin}${path}`,
        name: fullName(doctor),
        description: doctor.description ?? undefined,
        image,
        medicalSpecialty: medicalSpecialty(doctor.specialisations),
        priceRange: doctor.price_from === null ? undefined : priceFrom(doctor.price_from),
        aggregateRating: ratingOf(doctor.rating, doctor.reviews_count),
        makesOffer: offersOf(services.map(({ service, price }) => ({ name: service.title, from: price }))),
        review: reviewsOf(reviews),
        potentialAction: doctor.online_booking === false ? undefined : reservationAt(`${origin}${path}`),
        ...placeOf(doctor.main_filial),
      },
      breadcrumbs(origin, [
        { name: 'Врачи', path: '/search' },
        ...(specialisation === undefined
          ? []
          : [
              {
                name: doctor.specialisation_plural ?? specialisation.title,
                path: `/search?specialisations=${specialisation.slug}`,
              },
            ]),
        { name: fullName(doctor), path },
        ...(page === 'reviews' ? [{ name: 'Отзывы', path: `${path}/reviews` }] : []),
      ]),
    ],
  };
}
