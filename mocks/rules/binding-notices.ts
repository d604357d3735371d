import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { notifyClinic, notifyDoctor } from './notify.ts';

interface Happened {
  readonly doctor: Doctor;
  readonly filialId: number;
  /** The side that acted; the other side gets the notification. */
  readonly by: 'doctor' | 'clinic';
  readonly what: 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'left' | 'added';
  readonly reason?: string | null;
}

const TITLES: Readonly<Record<Happened['by'], Readonly<Record<Happened['what'], string>>>> = {
  clinic: {
    asked: 'Приглашение от клиники',
    accepted: 'Клиника приняла ваш запрос',
    declined: 'Клиника отклонила ваш запрос',
    withdrawn: 'Клиника отозвала приглашение',
    left: 'Вы больше не принимаете в филиале',
    added: 'Клиника добавила вас в филиал',
  },
  doctor: {
    asked: 'Врач хочет принимать у вас',
    accepted: 'Врач принял приглашение',
    declined: 'Врач отклонил приглашение',
    withdrawn: 'Врач отозвал запрос',
    left: 'Врач больше не принимает в филиале',
    added: 'Врач принимает в филиале',
  },
};

/** Notifies the other side about a change of a doctor's binding to a filial. */
export function notifyBinding(db: Db, { doctor, filialId, by, what, reason = null }: Happened, now: number): void {
  const { title, address } = db.filials.require(filialId);
  const place = `${title}, ${address}`;
  const who = `${doctor.second_name} ${doctor.first_name}: ${place}`;
  const text = [by === 'clinic' ? place : who, ...(reason === null || reason === '' ? [] : [`«${reason}»`])].join('. ');
  const content = { kind: 'binding', title: TITLES[by][what], text } as const;
  if (by === 'clinic') notifyDoctor(db, doctor.id, { ...content, target: { kind: 'filial', id: filialId } }, now);
  else notifyClinic(db, filialId, { ...content, target: { kind: 'doctor', id: doctor.id } }, now);
}
