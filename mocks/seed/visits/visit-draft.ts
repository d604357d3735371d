import type { HomeAddress } from '#generated/models/home-address.ts';
import { DAY_MINUTES, textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import type { Client } from '#mocks/db/types/person.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';

/** A visit without id; its times are moments. */
export interface VisitDraft {
  readonly link: DoctorServiceLink;
  readonly start: number;
  readonly status: VisitRow['status'];
  readonly client_id: number;
  readonly user_id: number | null;
  readonly family_member_id: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly created: number;
  readonly comment: string | null;
  readonly cancel_reason: string | null;
  readonly ended: number | null;
  readonly fate: VisitRow['fate'];
  readonly attendance_requested: boolean;
  readonly home_address?: HomeAddress;
}

/** Default fields of a draft for a client without an account. */
export const DRAFT_DEFAULTS = {
  user_id: null,
  family_member_id: null,
  phone: null,
  email: null,
  comment: null,
  cancel_reason: null,
  ended: null,
  attendance_requested: false,
  fate: null,
} as const;

/** Default address of home visits. */
const DEFAULT_ADDRESS: HomeAddress = {
  street: 'ул. Жандосова, 58',
  flat: '24',
  entrance: '1',
  floor: '6',
  intercom: '24',
  note: null,
};

const MINUTES_TO_CONFIRM = 16;

/**
 * Adds visits; the id is the position. A client's earliest visit to a doctor is marked as first
 * («впервые»).
 */
export function seedVisits(db: Db, drafts: readonly VisitDraft[]): void {
  const seen = new Set<string>();
  const specialists = new Set<string>();
  const firsts = new Set<VisitDraft>();
  const anew = new Map<VisitDraft, VisitDraft>();
  for (const draft of drafts.toSorted((a, b) => a.start - b.start)) {
    const key = `${draft.client_id}:${draft.link.doctor_id}`;
    const { visit_order, specialisation_ids } = db.services.require(draft.link.service_id);
    const isKnown = specialisation_ids.some((id) => specialists.has(`${draft.client_id}:${id}`));
    if (visit_order === 'repeat' && !seen.has(key) && !isKnown) anew.set(draft, asFirstVisit(db, draft));
    if (draft.status === 'cancelled_by_patient' || draft.status === 'cancelled_by_clinic') continue;
    if (!seen.has(key)) firsts.add(draft);
    seen.add(key);
    const { specialisation_ids: own } = db.doctors.require(draft.link.doctor_id);
    for (const id of own) specialists.add(`${draft.client_id}:${id}`);
  }
  for (const draft of drafts) db.visits.seed(rowOf(db, anew.get(draft) ?? draft, firsts.has(draft)));
}

/**
 * Replaces a repeat visit that has no earlier visit with a first visit. The visit keeps its
 * duration, because the day is full.
 */
function asFirstVisit(db: Db, draft: VisitDraft): VisitDraft {
  const { doctor_id, filial_id, service_id, duration_minutes } = draft.link;
  const { format, specialisation_ids } = db.services.require(service_id);
  const first = db.doctor_services.find('doctor', doctor_id).find((link) => {
    const service = db.services.require(link.service_id);
    const isSame =
      service.format === format && service.specialisation_ids.some((id) => specialisation_ids.includes(id));
    return link.filial_id === filial_id && service.visit_order === 'first' && isSame;
  });
  return first === undefined ? draft : { ...draft, link: { ...first, duration_minutes } };
}

export function rowOf(db: Db, draft: VisitDraft, isFirst: boolean): VisitRow {
  const { link, start, created, ended } = draft;
  const service = db.services.require(link.service_id);
  const isConfirmed = draft.status !== 'pending';
  const { clinic_id } = db.filials.require(link.filial_id);
  return {
    id: db.visits.nextId(),
    status: draft.status,
    doctor_id: link.doctor_id,
    filial_id: link.filial_id,
    clinic_id,
    service_id: link.service_id,
    service_title: service.title,
    service_kind: service.kind,
    format: service.format,
    home_address: service.format === 'home' ? (draft.home_address ?? DEFAULT_ADDRESS) : null,
    price: link.price,
    duration_minutes: link.duration_minutes,
    starts_at: textOfMoment(start),
    ends_at: textOfMoment(start + link.duration_minutes),
    created_at: textOfMoment(created),
    user_id: draft.user_id,
    family_member_id: draft.family_member_id,
    client_id: clientOf(db, draft.client_id, clinic_id),
    is_first_time: isFirst && service.visit_order !== 'repeat',
    comment: draft.comment,
    phone: draft.phone,
    email: draft.email,
    attendance_requested: draft.attendance_requested,
    attendance_confirmed_at: null,
    confirmed_at: isConfirmed ? textOfMoment(created + MINUTES_TO_CONFIRM) : null,
    ended_at: ended === null ? null : textOfMoment(ended),
    cancel_reason: draft.cancel_reason,
    fate: draft.fate,
  };
}

/**
 * Returns the id of the client who is the same person in the given clinic; adds this client if the
 * clinic has none. A doctor of two clinics has the same patients in both clinics.
 */
function clientOf(db: Db, clientId: number, clinicId: number): number {
  const client = db.clients.require(clientId);
  if (client.clinic_id === clinicId) return clientId;
  const isSame = (other: Client): boolean =>
    other.second_name === client.second_name &&
    other.first_name === client.first_name &&
    other.birthday === client.birthday;
  const known = db.clients.find('clinic', clinicId).find(isSame);
  return (known ?? db.clients.seed({ ...client, id: db.clients.nextId(), clinic_id: clinicId })).id;
}

export function at(day: number, minute: number): number {
  return day * DAY_MINUTES + minute;
}
