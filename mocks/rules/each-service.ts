import type { BookedService } from '#generated/models/booked-service.ts';
import type { Db } from '../db/db.ts';
import { isFasting, readyInWorkdays } from '../db/filial-offers.ts';

interface Booked {
  readonly filial_id: number;
  readonly service_id: number;
  readonly services?: readonly BookedService[];
}

/** Copies the row for each service booked together, with that service's title and price. */
export function eachService<Row extends Booked>(row: Row): Row[] {
  return (
    row.services?.map(({ service_id, service_title, price }) => ({ ...row, service_id, service_title, price })) ?? [row]
  );
}

/**
 * Combines fasting, result time and preparation of services booked together (contract: Without a
 * doctor).
 */
export function together(db: Db, row: Booked) {
  const services = eachService(row).map(({ service_id }) => db.services.require(service_id));
  const filial = db.filials.require(row.filial_id);
  return {
    fasting: services.some(isFasting),
    ready_in_workdays: longest(services.map((service) => readyInWorkdays(db, filial, service))),
    preparation: [...new Set(services.flatMap(({ preparation }) => preparation))],
  };
}

/** Returns the longest result time; null if no service has one. */
export function longest(workdays: readonly (number | null)[]): number | null {
  const waits = workdays.filter((days) => days !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}
