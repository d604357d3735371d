import type { Db } from '#mocks/db/db.ts';
import { priceFrom } from '#mocks/db/lookup.ts';
import { shownLinks, type Wish } from '#mocks/db/offers.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import { isPublicFilial } from '#mocks/rules/identity.ts';
import { Bits } from './bits.ts';
import { Offers, type Links } from './doctor-offers.ts';
import type { Concept } from './meaning.ts';
import { Parameters } from './parameters.ts';
import { fold } from './text/fold.ts';
import { nameWords } from './text/name-match.ts';
import { Vocabulary } from './text/vocabulary.ts';

export const FLAG = { adults: 1, children: 2, online: 4, home: 8, female: 16 } as const;

const NO_PRICE = 0;
const KEPT_OFFERS = 20;

/** Bit of an id up to 32 in a mask. */
export const bitOf = (id: number): number => 1 << (id - 1);

/** What doctors are searched and counted by, a column each, so that fifty thousand are passed in a millisecond. */
export class DoctorTable {
  readonly db: Db;
  readonly doctors: readonly Doctor[];
  readonly names = new Vocabulary({ stems: false });
  /** Folded, for the order of suggestions. */
  readonly surnames: string[] = [];
  readonly ids: Int32Array;
  readonly city: Int32Array;
  readonly specialisations: Uint32Array;
  readonly meddirections: Uint32Array;
  readonly districts: Uint32Array;
  readonly flags: Uint8Array;
  /** 0 none, 1 highest, 2 first, 3 second. */
  readonly category: Uint8Array;
  readonly since: Int16Array;
  /** Tenths; 0 without reviews. */
  readonly rating: Uint8Array;
  readonly reviews: Int32Array;
  /** First consultation, KZT; 0 when there is none. */
  readonly price: Int32Array;
  /** What each doctor shows in open filials, one after another; `linksFrom` says where a row's begin. */
  readonly links: Links = { id: [], service: [], filial: [], price: [], district: [] };
  readonly linksFrom: Int32Array;
  readonly #rowById = new Map<number, number>();
  /** Directions without doctors of their own: they are met by the services of others (ultrasound). */
  readonly #serviceDirections: ReadonlySet<number>;
  readonly #byService = new Map<number, Bits>();
  readonly #offers = new Map<string, Offers>();

  constructor(db: Db) {
    this.db = db;
    const ownDirections = new Set([...db.specialisations.all()].map((row) => row.meddirection_id));
    this.#serviceDirections = new Set(
      [...db.meddirections.all()].map((row) => row.id).filter((id) => !ownDirections.has(id)),
    );
    const isShown = (filialId: number): boolean => isPublicFilial(db, filialId);
    this.doctors = [...db.doctors.all()].filter(
      ({ is_pending = false, filial_ids }) => !is_pending && filial_ids.some(isShown),
    );
    const size = this.doctors.length;
    this.ids = new Int32Array(size);
    this.city = new Int32Array(size);
    this.specialisations = new Uint32Array(size);
    this.meddirections = new Uint32Array(size);
    this.districts = new Uint32Array(size);
    this.flags = new Uint8Array(size);
    this.category = new Uint8Array(size);
    this.since = new Int16Array(size);
    this.rating = new Uint8Array(size);
    this.reviews = new Int32Array(size);
    this.price = new Int32Array(size);
    this.linksFrom = new Int32Array(size + 1);
    this.doctors.forEach((doctor, row) => this.#fill(doctor, row));
  }

  get size(): number {
    return this.doctors.length;
  }

  rowOf(doctorId: number): number | undefined {
    return this.#rowById.get(doctorId);
  }

  /** Doctors who give a service, visibly, in any filial. */
  withService(serviceId: number): Bits {
    const known = this.#byService.get(serviceId);
    if (known !== undefined) return known;
    const bits = new Bits(this.size);
    for (const link of this.db.doctor_services.find('service', serviceId)) {
      const row = this.#rowById.get(link.doctor_id);
      if (row !== undefined && this.#shows(row, link.id)) bits.add(row);
    }
    this.#byService.set(serviceId, bits);
    return bits;
  }

  /** Doctors who give any of these services. */
  withServices(serviceIds: readonly number[]): Bits {
    const bits = new Bits(this.size);
    for (const id of serviceIds) bits.union(this.withService(id));
    return bits;
  }

  /** What each doctor offers to somebody with this wish; the last wishes are remembered, since filters and results ask for the same. */
  offers(wish: Wish): Offers {
    const key = `${wish.serviceIds.join()}/${wish.formats.join()}/${wish.specialisationIds.join()}`;
    const known = this.#offers.get(key);
    if (known !== undefined) return known;
    if (this.#offers.size >= KEPT_OFFERS) this.#offers.clear();
    const offers = new Offers(this, wish);
    this.#offers.set(key, offers);
    return offers;
  }

  /** How many of these doctors give each service, by its id. @param isMeant of the links, all without it. */
  countServices(rows: readonly number[], isMeant: (row: number, link: number) => boolean = () => true): number[] {
    const counts: number[] = Array.from({ length: this.db.services.size + 1 }, () => 0);
    const lastRow = counts.map(() => -1);
    for (const row of rows) {
      const to = this.linksFrom[row + 1] ?? 0;
      for (let i = this.linksFrom[row] ?? 0; i < to; i += 1) {
        const id = this.links.service[i] ?? 0;
        // Once, in however many filials.
        if (lastRow[id] === row || !isMeant(row, i)) continue;
        lastRow[id] = row;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    return counts;
  }

  /** Doctors whom a concept means. */
  meant(concept: Concept): Bits {
    if (concept.kind === 'service') return this.withService(concept.id);
    const bits = new Bits(this.size);
    if (concept.kind === 'parameter') {
      const parameters = new Parameters(this.db);
      return bits.addAll(this.doctors.flatMap((one, row) => (parameters.isOfDoctor(concept.id, one) ? row : [])));
    }
    const column = concept.kind === 'specialisation' ? this.specialisations : this.meddirections;
    const mask = bitOf(concept.id);
    for (let row = 0; row < column.length; row += 1) if (((column[row] ?? 0) & mask) !== 0) bits.add(row);
    return bits;
  }

  /** Open filials of a doctor, the main one first. */
  filialsOf(row: number): Filial[] {
    return (this.doctors[row]?.filial_ids ?? [])
      .map((id) => this.db.filials.require(id))
      .filter((filial) => filial.state === 'open');
  }

  #shows(row: number, linkId: number): boolean {
    const to = this.linksFrom[row + 1] ?? 0;
    for (let i = this.linksFrom[row] ?? 0; i < to; i += 1) if (this.links.id[i] === linkId) return true;
    return false;
  }

  #fill(doctor: Doctor, row: number): void {
    this.#rowById.set(doctor.id, row);
    this.surnames.push(fold(doctor.second_name));
    this.ids[row] = doctor.id;
    this.city[row] = doctor.city_id;
    this.flags[row] =
      (doctor.accepts_adults ? FLAG.adults : 0) |
      (doctor.accepts_children ? FLAG.children : 0) |
      (doctor.gender === 'female' ? FLAG.female : 0);
    this.category[row] = doctor.category_id ?? 0;
    this.since[row] = doctor.experience_since;
    this.rating[row] = Math.round((doctor.rating ?? 0) * 10);
    this.reviews[row] = doctor.reviews_count;
    this.price[row] = priceFrom(this.db, doctor.id) ?? NO_PRICE;
    for (const id of doctor.specialisation_ids) {
      this.specialisations[row] = (this.specialisations[row] ?? 0) | bitOf(id);
      const direction = this.db.specialisations.require(id).meddirection_id;
      this.meddirections[row] = (this.meddirections[row] ?? 0) | bitOf(direction);
    }
    this.linksFrom[row] = this.links.id.length;
    for (const link of shownLinks(this.db, doctor)) {
      const { meddirection_id, kind, format } = this.db.services.require(link.service_id);
      const { district_id } = this.db.filials.require(link.filial_id);
      this.links.id.push(link.id);
      this.links.service.push(link.service_id);
      this.links.filial.push(link.filial_id);
      this.links.price.push(link.price);
      this.links.district.push(district_id === null ? 0 : bitOf(district_id));
      if (kind === 'consultation' && format !== 'clinic') this.flags[row] = (this.flags[row] ?? 0) | FLAG[format];
      if (this.#serviceDirections.has(meddirection_id)) {
        this.meddirections[row] = (this.meddirections[row] ?? 0) | bitOf(meddirection_id);
      }
    }
    this.linksFrom[row + 1] = this.links.id.length;
    for (const filial of this.filialsOf(row)) {
      if (filial.district_id !== null) this.districts[row] = (this.districts[row] ?? 0) | bitOf(filial.district_id);
    }
    for (const name of [doctor.second_name, doctor.first_name, doctor.third_name ?? '']) {
      for (const word of nameWords(name)) this.names.add(row, word, name.toLowerCase());
    }
  }
}
