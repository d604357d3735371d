import { chanceOf } from './random.ts';
import type { Filial } from './types/place.ts';
import type { ServiceRow } from './types/reference.ts';

/** Price of an analysis or examination that a filial offers by itself, KZT: within the service's range, at the filial's level, in steps of 50. */
export function menuPrice(filial: Filial, service: ServiceRow): number {
  const place = chanceOf(filial.id, service.id);
  const exact = (service.price_from + (service.price_to - service.price_from) * place) * filial.price_level;
  return Math.round(exact / 50) * 50;
}
