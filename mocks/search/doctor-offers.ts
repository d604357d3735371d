import type { Db } from '#mocks/db/db.ts';
import { offeredAs, offerRank, type Wish } from '#mocks/db/offers.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';

/** Services of doctors in filials, a column each. */
export interface Links {
  readonly id: number[];
  readonly service: number[];
  readonly filial: number[];
  readonly price: number[];
  /** A bit, 0 without a district. */
  readonly district: number[];
}

/** The columns of the doctors' table that are read here. */
interface LinkTable {
  readonly db: Db;
  readonly size: number;
  readonly doctors: readonly Doctor[];
  readonly links: Links;
  /** Where each doctor's links begin, and the end of the last. */
  readonly linksFrom: ArrayLike<number>;
}

/** Adds what one doctor offers to `offered`: indexes into the table's links of the service that answers the wish best. */
export function addOffers(table: LinkTable, row: number, wish: Wish, offered: number[]): void {
  const { db, links, linksFrom } = table;
  const doctor = table.doctors[row];
  const specialisation = doctor && offeredAs(doctor, wish);
  const start = offered.length;
  const to = linksFrom[row + 1] ?? 0;
  let best = 0;
  for (let link = linksFrom[row] ?? 0; link < to; link += 1) {
    const rank = offerRank(db.services.require(links.service[link] ?? 0), specialisation, wish);
    if (rank > best) offered.length = start;
    if (rank > 0 && rank >= best) offered.push(link);
    best = Math.max(best, rank);
  }
}

/**
 * What each doctor offers to somebody with a wish: the service that answers it best, in each filial that gives it. Which filial it is
 * in the end is decided by the other filters and by the times.
 */
export class Offers {
  readonly #from: Int32Array;
  readonly #links: readonly number[];

  constructor(table: LinkTable, wish: Wish) {
    const offered: number[] = [];
    this.#from = new Int32Array(table.size + 1);
    for (let row = 0; row < table.size; row += 1) {
      addOffers(table, row, wish, offered);
      this.#from[row + 1] = offered.length;
    }
    this.#links = offered;
  }

  /** How many filials of the doctor give it. */
  count(row: number): number {
    return (this.#from[row + 1] ?? 0) - (this.#from[row] ?? 0);
  }

  /** Index into the table's links of one of them, the main filial's first. */
  at(row: number, index: number): number {
    return this.#links[(this.#from[row] ?? 0) + index] ?? -1;
  }
}
