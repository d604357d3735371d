import type { BookedService } from '#generated/models/booked-service.ts';
import type { PreparationRule } from '#generated/models/preparation-rule.ts';
import type { Db } from '../db/db.ts';
import { isFasting, preparationRules, readyInWorkdays } from '../db/filial-offers.ts';
import type { ServiceRow } from '../db/types/reference.ts';

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
    preparation: preparationOf(services),
  };
}

/**
 * Returns each sentence of the preparations once. A sentence that is not for all services begins
 * with the titles of its services (contract: Without a doctor).
 */
function preparationOf(services: readonly ServiceRow[]): string[] {
  return [...new Set(services.flatMap(({ preparation }) => preparation))].map((sentence) => {
    const own = services.filter(({ preparation }) => preparation.includes(sentence));
    return own.length === services.length ? sentence : `${own.map(({ title }) => title).join(', ')}: ${sentence}`;
  });
}

const OPPOSITES = [
  ['fasting', 'after_meal'],
  ['no_water', 'drink_water'],
] as const;

/** Returns the services whose preparation contradicts the preparation of another service. */
export function clashing(services: readonly ServiceRow[]): ServiceRow[] {
  const having = (rule: PreparationRule) => services.filter((one) => preparationRules(one).includes(rule));
  const all = OPPOSITES.flatMap(([one, other]) => {
    const [some, against] = [having(one), having(other)];
    return some.length > 0 && against.length > 0 ? [...some, ...against] : [];
  });
  return [...new Set(all)];
}

/** Returns the longest result time; null if no service has one. */
export function longest(workdays: readonly (number | null)[]): number | null {
  const waits = workdays.filter((days) => days !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}
