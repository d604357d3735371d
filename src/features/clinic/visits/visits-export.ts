import { clinicVisitList } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicVisitListParams } from '#generated/models/clinic-visit-list-params.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { servicesText } from '@/domain/service/several-analyses';
import { deskLabel } from '@/domain/visit/visit-badge';
import { csvPayer } from '@/domain/visit/visit-payment';
import { csvDay, csvFile, csvPhone } from '@/shared/files/csv';
import { everyPage } from '@/shared/files/csv-export';
import { saveBlob } from '@/shared/files/stored-file';
import { today } from '@/shared/format/date';
import { time } from '@/shared/format/time';

const HEAD = [
  'Номер',
  'Дата',
  'Время',
  'Клиент',
  'Возраст',
  'Телефон',
  'Жалоба',
  'Услуга',
  'Цена, ₸',
  'Кто платит',
  'Врач',
  'Филиал',
  'Состояние',
];

/** Loads all visits that match the filters, not only the current page. */
export function allVisits(params: ClinicVisitListParams): Promise<DeskVisit[]> {
  return everyPage((page) => clinicVisitList({ ...params, ...page }));
}

export function saveVisits(visits: readonly DeskVisit[], filialOf: (visit: DeskVisit) => string | undefined): void {
  saveBlob(visitsFile(visits, filialOf), `zapisi-${today()}.csv`);
}

export function visitsFile(visits: readonly DeskVisit[], filialOf: (visit: DeskVisit) => string | undefined): Blob {
  return csvFile(
    HEAD,
    visits.map((visit) => [
      visit.number,
      csvDay(visit.starts_at),
      time(visit.starts_at),
      visit.person.full_name,
      visit.person.age,
      csvPhone(visit.phone),
      visit.comment,
      servicesText(visit),
      visit.price,
      csvPayer(visit.funding),
      visit.doctor_name,
      filialOf(visit) ?? null,
      deskLabel(visit).text.replaceAll('\u00A0', ' '),
    ]),
  );
}
