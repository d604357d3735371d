import type { PriceBulkRequest } from '#generated/models/price-bulk-request.ts';
import type { PriceCreateRequest } from '#generated/models/price-create-request.ts';
import type { PriceUpdateRequest } from '#generated/models/price-update-request.ts';
import type { Db } from '../../db/db.ts';
import { pricedService, pricedServices, type PricedService } from '../../db/price-list.ts';
import type { Filial } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';

/** Highest price in the contract, KZT. */
export const HIGHEST_PRICE = 10_000_000;
const ROUND_TO = 50;

/** Returns the ids of a filial's services, in the directory's order. */
export function servicesIn(db: Db, filial: Filial): number[] {
  const ofDoctors = db.doctor_services.find('filial', filial.id).map(({ service_id }) => service_id);
  const priced = pricedServices(db, filial).map(({ service_id }) => service_id);
  return [...new Set([...priced, ...ofDoctors])].toSorted((a, b) => a - b);
}

/**
 * @throws Refusal 409 at `service_id` if the service has a price; 422 at `service_id` for an
 * unknown service
 */
export function addPrice(db: Db, filial: Filial, { service_id, price, is_visible }: PriceCreateRequest): void {
  if (db.services.get(service_id) === undefined) {
    throw Refusal.invalid({ service_id: ['Выберите услугу из списка'] });
  }
  if (pricedService(db, filial, service_id) !== undefined) {
    throw Refusal.conflict('already_exists', 'service_id', 'Эта услуга уже есть в прайс-листе');
  }
  writePrice(db, filial, { service_id, price, is_visible });
}

/**
 * @throws Refusal 404 if the filial has no price of its own for the service; 409 at `from_price` if
 * the price has changed since it was read
 */
export function changePrice(db: Db, filial: Filial, service_id: number, request: PriceUpdateRequest): void {
  const { from_price, ...change } = request;
  const line = pricedService(db, filial, service_id);
  if (line === undefined) throw Refusal.notFound();
  if (from_price !== undefined && from_price !== line.price) {
    throw Refusal.conflict('wrong_state', 'from_price', `Цену уже изменили: теперь ${line.price} ₸`);
  }
  writePrice(db, filial, { service_id, ...change });
}

/** @throws Refusal 404 as `changePrice` */
export function removePrice(db: Db, filial: Filial, service_id: number): void {
  if (pricedService(db, filial, service_id) === undefined) throw Refusal.notFound();
  writePrice(db, filial, { service_id, price: null, is_visible: false });
}

/**
 * Changes all prices or none.
 *
 * @throws Refusal 422 at `service_ids`, naming a service that is unknown or whose price would be
 * too high
 */
export function changePrices(db: Db, filial: Filial, request: PriceBulkRequest): void {
  const { service_ids, percent = 0, round_to = ROUND_TO, is_visible } = request;
  const lines = service_ids.map((id, index): PricedService => {
    const line = pricedService(db, filial, id);
    if (line === undefined) throw Refusal.invalid({ [`service_ids.${index}`]: ['Этой услуги нет в прайс-листе'] });
    const exact = (line.price * (100 + percent)) / 100;
    const price = percent === 0 ? line.price : Math.max(round_to, Math.round(exact / round_to) * round_to);
    if (price > HIGHEST_PRICE) throw Refusal.invalid({ percent: ['Цена станет больше 10 000 000 ₸'] });
    return { service_id: id, price, is_visible: is_visible ?? line.is_visible };
  });
  for (const line of lines) writePrice(db, filial, line);
}

export function writePrice(
  db: Db,
  filial: Filial,
  { service_id, price, is_visible }: Omit<PricedService, 'price'> & { readonly price: number | null },
): void {
  const id = `${filial.id}:${service_id}`;
  const row = { id, filial_id: filial.id, service_id, price, is_visible };
  if (db.filial_prices.get(id) === undefined) db.filial_prices.insert(row);
  else db.filial_prices.update(id, row);
}
