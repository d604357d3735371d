import type { Funding } from '#generated/models/funding.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import { textOfMoment } from '#mocks/db/calendar.ts';
import { timesFor } from '#mocks/db/funding.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import type { NearestSlot } from '#mocks/slots/slot-engine.ts';
import type { TimesRequest } from '#mocks/slots/wanted-times.ts';
import type { Candidate, DoctorSearch } from './doctor-search.ts';
import { compareAll, shownFilial } from './filters.ts';
import { weightedRating } from './weighted-rating.ts';

export interface DoctorHit {
  readonly kind: 'doctor';
  readonly doctor: Doctor;
  /**
   * Filial of the card's offer; if there is no offer, the first filial in the requested districts.
   */
  readonly filial: Filial;
  /** Distance to the filial; null if the person's location is unknown. */
  readonly distance_meters: number | null;
  /** The doctor's service on the card, which matches the filters. */
  readonly service_link: DoctorServiceLink | null;
  /** First free slot of the offer among the requested times. */
  readonly nearest: NearestSlot | null;
  /** Requested days and hours. */
  readonly times?: TimesRequest;
  /** Requested payers; null or absent if no payer is requested. */
  readonly funding?: readonly Funding[] | null;
}

/** Sorts candidates by the sort's keys, then by weighted rating, then by id. */
export function inOrder(search: DoctorSearch, candidates: readonly Candidate[], sort: SearchSort): Candidate[] {
  return candidates
    .map((candidate) => {
      const { rating, reviews_count, id } = candidate.entry.doctor;
      const weighted = weightedRating(rating, reviews_count);
      return { candidate, keys: [...deciding(search, candidate, sort), -weighted, id] };
    })
    .toSorted((a, b) => compareAll(a.keys, b.keys))
    .map(({ candidate }) => candidate);
}

/** Keys of the sort; smaller values come first. */
function deciding(search: DoctorSearch, candidate: Candidate, sort: SearchSort): number[] {
  switch (sort) {
    case 'nearest':
      return [search.carried(candidate).moment];
    case 'rating':
      return [];
    case 'reviews':
      return [-candidate.entry.doctor.reviews_count];
    case 'price':
      return [carriedPrice(search, candidate) ?? Infinity];
    case 'price-desc':
      return [-(carriedPrice(search, candidate) ?? 0)];
    case 'experience':
      return [-search.experience(candidate.entry)];
    case 'distance': {
      const { link, moment } = search.carried(candidate);
      const filialId = link?.filial_id ?? shownFilial(candidate.entry.filials, search.filters)?.id ?? 0;
      return [Number(moment === Infinity), search.filters.byDistance?.to(filialId) ?? Infinity];
    }
  }
}

function carriedPrice(search: DoctorSearch, candidate: Candidate): number | null {
  const { link } = search.carried(candidate);
  return link && search.priceOf(link);
}

/** Adds the data of a doctor's card to a candidate. */
export function doctorHit(search: DoctorSearch, candidate: Candidate): DoctorHit {
  const { doctor, filials } = candidate.entry;
  const { link, moment } = search.carried(candidate);
  const filial = link === null ? shownFilial(filials, search.filters) : search.db.filials.require(link.filial_id);
  if (filial === undefined) throw new Error(`doctor ${doctor.id} receives nowhere`);
  return {
    kind: 'doctor',
    doctor,
    filial,
    service_link: link,
    nearest: link === null || moment === Infinity ? null : { moment, starts_at: textOfMoment(moment), link },
    times: link === null ? {} : timesFor(link, search.filters.times, search.filters.funding),
    funding: search.filters.funding,
    distance_meters: search.filters.distances?.to(filial.id) ?? null,
  };
}
