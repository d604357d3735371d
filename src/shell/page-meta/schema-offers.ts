import type { Feedback } from '#generated/models/feedback.ts';
import { dayOf } from '@/shared/format/date';
import type { Thing } from './schema-org';

/**
 * Maximum number of offers in the structured data. Search engines do not need more, and more would
 * make the page larger.
 */
const MOST_OFFERS = 20;

/** Structured data of the reviews that have a text. */
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

/** Structured data for booking on the page with this URL. */
export function reservationAt(url: string): Thing {
  return {
    '@type': 'ReserveAction',
    target: { '@type': 'EntryPoint', urlTemplate: url },
    result: { '@type': 'Reservation', name: 'Запись на\u00A0приём' },
  };
}

interface PricedService {
  readonly name: string;
  /** Lowest price in tenge. */
  readonly from: number;
  readonly to?: number;
}

/**
 * Structured data of services. Each has a price, or a range of prices if the price depends on the
 * place.
 */
export function offersOf(services: readonly PricedService[]): Thing[] | undefined {
  if (services.length === 0) return undefined;
  return services.slice(0, MOST_OFFERS).map(({ name, from, to = from }) => ({
    ...(from === to ? { '@type': 'Offer', price: from } : { '@type': 'AggregateOffer', lowPrice: from, highPrice: to }),
    priceCurrency: 'KZT',
    itemOffered: { '@type': 'Service', name },
  }));
}
