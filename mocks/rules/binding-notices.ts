import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import { tellClinic, tellDoctor } from './notify.ts';

interface Happened {
  readonly doctor: Doctor;
  readonly filialId: number;
  /** Who acted; the other side is notified. */
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
export function tellOfBinding(db: Db, { doctor, filialId, by, what, reason = null }: Happened, now: number): void {
  const { title, address } = db.filials.require(filialId);
  const place = `${title}, ${address}`;
  const who = `${doctor.second_name} ${doctor.first_name}: ${place}`;
  const text = [by === 'clinic' ? place : who, ...(reason === null || reason === '' ? [] : [`«${reason}»`])].join('. ');
  const said = { kind: 'binding', title: TITLES[by][what], text } as const;
  if (by === 'clinic') tellDoctor(db, doctor.id, { ...said, target: { kind: 'filial', id: filialId } }, now);
  else tellClinic(db, filialId, { ...said, target: { kind: 'doctor', id: doctor.id } }, now);
}
