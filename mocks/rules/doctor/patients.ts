import type { Db } from '../../db/db.ts';
import type { Client } from '../../db/types/person.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { matchingClients } from '../clinic/clients.ts';
import { bySoonest } from '../desk/choose-visits.ts';
import { Refusal } from '../refusal.ts';

export interface PatientRecord {
  readonly client: Client;
  /** Visits, newest first. */
  readonly visits: readonly VisitRow[];
  readonly last: VisitRow | undefined;
  readonly next: VisitRow | undefined;
}

/** Returns clients with any visit to the doctor, the most recently seen first. */
export function patientsOf(db: Db, doctorId: number, q: string, now: number): PatientRecord[] {
  const visits = Map.groupBy(db.visits.find('doctor', doctorId), ({ client_id }) => client_id);
  const all = [...visits].map(([id, own]) => ({ client: db.clients.require(id), own }));
  return matchingClients(all, q)
    .map(({ client, own }) => recordOf(client, own, now))
    .toSorted((a, b) => lastSeen(b) - lastSeen(a) || a.client.id - b.client.id);
}

/** @throws Refusal 404 for a client without visits to the doctor */
export function patientOf(db: Db, doctorId: number, clientId: number, now: number): PatientRecord {
  const client = db.clients.get(clientId);
  const visits = db.visits.find('client', clientId).filter(({ doctor_id }) => doctor_id === doctorId);
  if (client === undefined || visits.length === 0) throw Refusal.notFound();
  return recordOf(client, visits, now);
}

function recordOf(client: Client, all: readonly VisitRow[], now: number): PatientRecord {
  const visits = all.toSorted((a, b) => bySoonest(b, a));
  return {
    client,
    visits,
    last: visits.find(({ status }) => status === 'completed'),
    next: visits.findLast(({ status, starts_at }) => ACTIVE_STATUSES.has(status) && Date.parse(starts_at) >= now),
  };
}

function lastSeen({ last }: PatientRecord): number {
  return last === undefined ? 0 : Date.parse(last.starts_at);
}
