import type { Feedback } from '#generated/models/feedback.ts';
import { dayOf } from '@/shared/format/date';
import type { Thing } from './schema-org';

/** More would make the page heavy without telling search engines more. */
const MOST_OFFERS = 20;

/** Reviews with a text. */
export function reviewsOf(reviews: readonly Feedback[]): Thing[] | undefined {
  const written = reviews.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return undefined;
  return written.map(({ author_name, created_at, rating, text }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author_name ?? 'Пациент' },
    datePublished: dayOf(created_at),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: text,
  }));
}

/** Booking on this page. */
export function reservationAt(url: string): Thing {
  return {
    '@type': 'ReserveAction',
    target: { '@type': 'EntryPoint', urlTemplate: url },
    result: { '@type': 'Reservation', name: 'Запись на\u00A0приём' },
  };
}

interface PricedService {
  readonly name: string;
  /** KZT */
  readonly from: number;
  readonly to?: number;
}

/** Offers: a price, or a range where places differ. */
export function offersOf(services: readonly PricedService[]): Thing[] | undefined {
  if (services.length === 0) return undefined;
  return services.slice(0, MOST_OFFERS).map(({ name, from, to = from }) => ({
    ...(from === to ? { '@type': 'Offer', price: from } : { '@type': 'AggregateOffer', lowPrice: from, highPrice: to }),
    priceCurrency: 'KZT',
    itemOffered: { '@type': 'Service', name },
  }));
}
