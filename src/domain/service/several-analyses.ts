import type { BookedService } from '#generated/models/booked-service.ts';
import type { ClinicSampling } from '#generated/models/clinic-sampling.ts';
import type { Service } from '#generated/models/service.ts';
import { analysesCount } from '@/shared/format/counts';

type Sampled = Pick<ClinicSampling, 'service' | 'services'>;

/**
 * The service of a visit at which a sample is taken. Several analyses become one service, «ТТГ и
 * ещё 4 анализа», with the preparation for all of them.
 */
export function sampledService({ service, services = [] }: Sampled): Service {
  if (services.length < 2) return service;
  const others = `и\u00A0ещё ${analysesCount(services.length - 1)}`;
  return {
    ...service,
    title: `${service.title} ${others}`,
    short_title: `${service.short_title ?? service.title} ${others}`,
    preparation: preparationOf(services),
  };
}

/**
 * Returns each sentence of the preparations once. A sentence that is not for all analyses begins
 * with the titles of its analyses («Ферритин, ТТГ: …»), so that no two sentences contradict each
 * other.
 */
function preparationOf(services: readonly Service[]): string[] {
  return [...new Set(services.flatMap(({ preparation = [] }) => preparation))].map((sentence) => {
    const own = services.filter(({ preparation }) => preparation?.includes(sentence));
    return own.length === services.length ? sentence : `${own.map(({ title }) => title).join(', ')}: ${sentence}`;
  });
}

interface Booked {
  readonly service_title: string;
  readonly services?: readonly BookedService[];
}

/** Names of all services of a visit: «Ферритин, ТТГ». */
export function servicesText({ service_title: title, services }: Booked): string {
  return services?.map((one) => one.service_title).join(', ') ?? title;
}
