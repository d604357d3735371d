import type { Db } from './db.ts';
import { chanceOf } from './random.ts';
import type { Filial, FilialPriceRow } from './types/place.ts';
import type { ServiceRow } from './types/reference.ts';

/** A service that the filial offers at its own price, without choosing a doctor. */
export interface PricedService {
  readonly service_id: number;
  /** Price in KZT. */
  readonly price: number;
  readonly is_visible: boolean;
}

/** Returns a filial's price list with hidden rows: the seed's prices and the clinic's changes. */
export function pricedServices(db: Db, filial: Filial): PricedService[] {
  const changed = new Map(db.filial_prices.find('filial', filial.id).map((row) => [row.service_id, row]));
  const ids = new Set([...filial.menu, ...changed.keys()]);
  return [...ids].flatMap((id) => lineOf(db, filial, id, changed.get(id)) ?? []);
}

export function pricedService(db: Db, filial: Filial, serviceId: number): PricedService | undefined {
  const changed = db.filial_prices.get(`${filial.id}:${serviceId}`);
  return changed !== undefined || filial.menu.includes(serviceId) ? lineOf(db, filial, serviceId, changed) : undefined;
}

function lineOf(db: Db, filial: Filial, service_id: number, changed: FilialPriceRow | undefined) {
  if (changed === undefined) {
    return { service_id, price: usualPrice(filial, db.services.require(service_id)), is_visible: true };
  }
  const { price, is_visible } = changed;
  return price === null ? undefined : { service_id, price, is_visible };
}

/** Price in the service's range by the filial's price level, rounded to 50 KZT. */
function usualPrice(filial: Filial, service: ServiceRow): number {
  const place = chanceOf(filial.id, service.id);
  const exact = (service.price_from + (service.price_to - service.price_from) * place) * filial.price_level;
  return Math.round(exact / 50) * 50;
}
