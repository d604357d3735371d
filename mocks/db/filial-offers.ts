import type { Funding } from '#generated/models/funding.ts';
import type { PreparationRule } from '#generated/models/preparation-rule.ts';
import type { ServiceAppointment } from '#generated/models/service-appointment.ts';
import type { Db } from './db.ts';
import { fundingsOf } from './funding.ts';
import { pricedService, pricedServices } from './price-list.ts';
import { mix } from './random.ts';
import type { DoctorServiceLink } from './types/doctor.ts';
import type { DayHours, Filial, WeekHours } from './types/place.ts';
import type { ServiceRow } from './types/reference.ts';

/** A service in one filial, with or without choosing a doctor. */
export interface FilialOffer {
  readonly filial: Filial;
  readonly service: ServiceRow;
  /** Lowest price in KZT. */
  readonly price_from: number;
  readonly price_to: number;
  readonly doctor_ids: ReadonlySet<number>;
  /** Possible payers of the service, with any doctor of the filial; empty if unknown. */
  readonly funding: readonly Funding[];
  readonly appointment: ServiceAppointment;
  /** Hours of the service; null if the slots of doctors determine the hours. */
  readonly hours: WeekHours | null;
  readonly ready_in_workdays: number | null;
}

/** Id of laboratories in the directory of clinic types. */
const LABORATORY_TYPE = 10;
const OWN_LABORATORY = 10;

/** Short X-rays that need no appointment; other imaging is booked by phone. */
const WITHOUT_APPOINTMENT = /^(flyuorografiya|rentgen|panoramnyi)/;

/** Returns one service of a filial; null if the filial does not offer it. */
export function filialOffer(db: Db, filial: Filial, serviceId: number): FilialOffer | null {
  const links = db.doctor_services.find('filial', filial.id);
  return offerOf(
    db,
    filial,
    serviceId,
    links.filter((link) => link.service_id === serviceId && link.is_visible),
  );
}

/** Returns all services of a filial, in the directory's order. */
export function filialOffers(db: Db, filial: Filial): FilialOffer[] {
  const links = db.doctor_services.find('filial', filial.id).filter(({ is_visible }) => is_visible);
  const byService = Map.groupBy(links, ({ service_id }) => service_id);
  const priced = pricedServices(db, filial).filter(({ is_visible }) => is_visible);
  return [...new Set([...priced.map(({ service_id }) => service_id), ...byService.keys()])]
    .toSorted((a, b) => a - b)
    .flatMap((id) => offerOf(db, filial, id, byService.get(id) ?? []) ?? []);
}

/** @param links the visible links of this service in this filial */
function offerOf(db: Db, filial: Filial, serviceId: number, links: readonly DoctorServiceLink[]): FilialOffer | null {
  const listed = pricedService(db, filial, serviceId);
  const own = listed?.is_visible === true ? listed.price : null;
  if (links.length === 0 && own === null) return null;
  const service = db.services.require(serviceId);
  // Patients book a consultation with a doctor even if the filial has its own price for it.
  const isOfDoctors = own === null || (service.kind === 'consultation' && links.length > 0);
  const paid = links.filter(({ funding }) => funding?.includes('paid') !== false);
  const prices = [...(paid.length > 0 ? paid : links).map(({ price }) => price), ...(own === null ? [] : [own])];
  return {
    filial,
    service,
    price_from: Math.min(...prices),
    price_to: Math.max(...prices),
    funding: fundingsOf(links),
    doctor_ids: new Set(links.map(({ doctor_id }) => doctor_id)),
    appointment: isOfDoctors ? 'doctor' : menuAppointment(filial, service),
    hours: isOfDoctors ? null : menuHours(filial, service),
    ready_in_workdays: readyInWorkdays(db, filial, service),
  };
}

/** Returns the rules that follow from a service's preparation, such as `fasting`. */
export function preparationRules({ preparation, preparation_rules }: ServiceRow): readonly PreparationRule[] {
  return preparation_rules ?? (preparation.some((sentence) => sentence.includes('натощак')) ? ['fasting'] : []);
}

/** Whether the preparation requires an empty stomach. */
export function isFasting(service: ServiceRow): boolean {
  return preparationRules(service).includes('fasting');
}

/** Returns the hours in which a filial takes samples; null if it takes none. */
export function samplingHours(db: Db, filial: Filial): WeekHours | null {
  const takes = pricedServices(db, filial).some(
    ({ service_id, is_visible }) => is_visible && db.services.require(service_id).kind === 'analysis',
  );
  return takes ? samplingWeek(filial) : null;
}

/** Seed of the random choice: one filial in three takes samples by appointment. */
const BY_APPOINTMENT = 10;

/** True if the filial takes samples at booked times only, false if people come without booking. */
export function takesByAppointment(filial: Filial): boolean {
  return mix(filial.id, BY_APPOINTMENT) % 3 === 0;
}

function menuAppointment(filial: Filial, { kind, slug }: ServiceRow): ServiceAppointment {
  if (kind === 'analysis') return takesByAppointment(filial) ? 'filial' : 'none';
  return WITHOUT_APPOINTMENT.test(slug) ? 'none' : 'phone';
}

function menuHours(filial: Filial, { kind }: ServiceRow): WeekHours {
  return kind === 'analysis' ? samplingWeek(filial) : filial.hours;
}

/**
 * Number of working days until a result: one more if another laboratory makes it; null if the
 * service gives no result.
 */
export function readyInWorkdays(db: Db, filial: Filial, { kind, ready_in_workdays: ready }: ServiceRow): number | null {
  if (kind !== 'analysis' || ready === null) return ready;
  const isMadeHere =
    filial.type_id === LABORATORY_TYPE || db.clinics.require(filial.clinic_id).parameter_ids.includes(OWN_LABORATORY);
  return isMadeHere ? ready : ready + 1;
}

const HOUR = 60;
const EARLIEST = 7 * HOUR;
const SUNDAY = 6;

/**
 * Samples are taken in the morning and not on Sundays. A laboratory stops taking samples an hour
 * before it closes.
 */
function samplingWeek(filial: Filial): WeekHours {
  const length = [2.5, 3, 3, 4][mix(filial.id, 5) % 4] ?? 3;
  return filial.hours.map((day, weekday): DayHours | null => {
    if (day === null || weekday === SUNDAY) return null;
    const from = Math.max(day.from, EARLIEST);
    const to = filial.type_id === LABORATORY_TYPE ? day.to - HOUR : Math.min(day.to, from + length * HOUR);
    return { from, to, breaks: day.breaks };
  });
}
