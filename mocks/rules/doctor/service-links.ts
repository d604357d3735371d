import type { DoctorServiceLinkRequest } from '#generated/models/doctor-service-link-request.ts';
import type { DoctorServiceLinkUpdateRequest } from '#generated/models/doctor-service-link-update-request.ts';
import type { ServiceCopyRequest } from '#generated/models/service-copy-request.ts';
import type { ServicePricesRequest } from '#generated/models/service-prices-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import type { ServiceRow } from '../../db/types/reference.ts';
import { Refusal } from '../refusal.ts';

/** Returns services of the doctor's specialisations, which the doctor may add. */
export function servicesToGive(db: Db, doctor: Doctor): ServiceRow[] {
  return [...db.services.all()].filter(({ specialisation_ids }) =>
    specialisation_ids.some((id) => doctor.specialisation_ids.includes(id)),
  );
}

/**
 * @throws Refusal 422 for an unknown service or another doctor's filial; 409 at `service_id` if the
 * doctor has the service
 */
export function addService(db: Db, doctor: Doctor, request: DoctorServiceLinkRequest): DoctorServiceLink {
  const { service_id, filial_id } = request;
  if (!servicesToGive(db, doctor).some(({ id }) => id === service_id)) {
    throw Refusal.invalid({ service_id: ['Выберите услугу своей специализации'] });
  }
  refuseForeignFilial(doctor, filial_id, 'filial_id');
  if (linksIn(db, doctor, filial_id).some((link) => link.service_id === service_id)) {
    throw Refusal.conflict('already_exists', 'service_id', 'Эта услуга в этом филиале уже есть');
  }
  const made = insertLink(db, doctor, request);
  keepFormat(db, doctor, made);
  return made;
}

/**
 * Returns the doctor's services, sorted by filial in the doctor's order, then in the order in which
 * they were added.
 */
export function servicesOf(db: Db, doctor: Doctor): DoctorServiceLink[] {
  const place = ({ filial_id }: DoctorServiceLink): number => doctor.filial_ids.indexOf(filial_id);
  return db.doctor_services.find('doctor', doctor.id).toSorted((a, b) => place(a) - place(b) || a.id - b.id);
}

/** @throws Refusal 404 for an unknown service or another doctor's service */
export function ownService(db: Db, doctor: Doctor, id: number): DoctorServiceLink {
  const link = db.doctor_services.get(id);
  if (link === undefined || link.doctor_id !== doctor.id) throw Refusal.notFound();
  return link;
}

/** @throws Refusal 404; 409 at `from_price` if the price has changed since it was read */
export function changeService(
  db: Db,
  doctor: Doctor,
  id: number,
  { price, duration_minutes, from_price }: DoctorServiceLinkUpdateRequest,
): DoctorServiceLink {
  const link = ownService(db, doctor, id);
  refuseOutdatedPrice(link, from_price, 'from_price');
  return db.doctor_services.update(link.id, { price, duration_minutes });
}

export function showService(db: Db, doctor: Doctor, id: number, is_visible: boolean): DoctorServiceLink {
  const link = db.doctor_services.update(ownService(db, doctor, id).id, { is_visible });
  if (is_visible) keepFormat(db, doctor, link);
  return link;
}

/**
 * Changes all prices or none.
 *
 * @throws Refusal 422 at the first unknown or repeated service; 409 at a price that has changed
 * since it was read
 */
export function changePrices(db: Db, doctor: Doctor, { prices }: ServicePricesRequest): void {
  const seen = new Set<number>();
  prices.forEach(({ id, from_price }, index) => {
    const link = db.doctor_services.get(id);
    if (link?.doctor_id !== doctor.id) throw Refusal.invalid({ [`prices.${index}.id`]: ['Такой услуги у вас нет'] });
    if (seen.has(id)) throw Refusal.invalid({ [`prices.${index}.id`]: ['Услуга названа дважды'] });
    seen.add(id);
    refuseOutdatedPrice(link, from_price, `prices.${index}.from_price`);
  });
  for (const { id, price } of prices) db.doctor_services.update(id, { price });
}

/**
 * Copies services to another filial.
 *
 * @returns services added to that filial
 * @throws Refusal 422 for another doctor's filial; 409 at `to_filial_id` if it has all these
 * services
 */
export function copyServices(db: Db, doctor: Doctor, request: ServiceCopyRequest): DoctorServiceLink[] {
  const { from_filial_id, to_filial_id, link_ids } = request;
  refuseForeignFilial(doctor, from_filial_id, 'from_filial_id');
  refuseForeignFilial(doctor, to_filial_id, 'to_filial_id');
  if (from_filial_id === to_filial_id) throw Refusal.invalid({ to_filial_id: ['Выберите другой филиал'] });
  const there = linksIn(db, doctor, from_filial_id);
  if (link_ids?.some((id) => !there.some((link) => link.id === id)) === true) {
    throw Refusal.invalid({ link_ids: ['Выберите услуги первого филиала'] });
  }
  const known = new Set(linksIn(db, doctor, to_filial_id).map(({ service_id }) => service_id));
  const wanted = there.filter(({ id, service_id }) => link_ids?.includes(id) !== false && !known.has(service_id));
  if (wanted.length === 0) throw Refusal.conflict('already_exists', 'to_filial_id', 'Все эти услуги там уже есть');
  return wanted.map((link) => insertLink(db, doctor, { ...link, filial_id: to_filial_id }, link.is_visible));
}

function linksIn(db: Db, doctor: Doctor, filialId: number): DoctorServiceLink[] {
  return db.doctor_services.find('doctor', doctor.id).filter(({ filial_id }) => filial_id === filialId);
}

function insertLink(
  db: Db,
  doctor: Doctor,
  { service_id, filial_id, price, duration_minutes }: DoctorServiceLinkRequest,
  is_visible = true,
): DoctorServiceLink {
  const id = db.doctor_services.nextId();
  return db.doctor_services.insert({
    id,
    doctor_id: doctor.id,
    filial_id,
    service_id,
    price,
    duration_minutes,
    is_visible,
  });
}

/** Adds the service's format to the doctor's formats. */
function keepFormat(db: Db, doctor: Doctor, { service_id }: DoctorServiceLink): void {
  const { format } = db.services.require(service_id);
  if (format === 'online' && !doctor.is_online) db.doctors.update(doctor.id, { is_online: true });
  if (format === 'home' && !doctor.is_home_visit) db.doctors.update(doctor.id, { is_home_visit: true });
}

function refuseForeignFilial(doctor: Doctor, id: number, field: string): void {
  if (!doctor.filial_ids.includes(id)) throw Refusal.invalid({ [field]: ['Выберите филиал, в котором вы принимаете'] });
}

function refuseOutdatedPrice({ price }: DoctorServiceLink, seen: number | undefined, field: string): void {
  if (seen !== undefined && seen !== price) {
    throw Refusal.conflict('wrong_state', field, `Цену уже изменили: теперь ${price} ₸`);
  }
}
