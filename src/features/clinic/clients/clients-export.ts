import { clinicClientList } from '#generated/api/clinic-clients/clinic-clients.ts';
import type { Client } from '#generated/models/client.ts';
import type { ClinicClientListParams } from '#generated/models/clinic-client-list-params.ts';
import { csvPayer } from '@/domain/visit/visit-payment';
import { csvDay, csvFile, csvPhone } from '@/shared/files/csv';
import { everyPage } from '@/shared/files/csv-export';
import { saveBlob } from '@/shared/files/stored-file';
import { today } from '@/shared/format/date';
import { time } from '@/shared/format/time';

const HEAD = [
  'Клиент',
  'Возраст',
  'Телефон',
  'Следующий визит',
  'Врач',
  'Кто платит',
  'Последний визит',
  'Визиты',
  'Неявки',
];

/** Loads all clients that match the filters, not only the current page. */
export function allClients(params: ClinicClientListParams): Promise<Client[]> {
  return everyPage((page) => clinicClientList({ ...params, ...page }));
}

export function saveClients(clients: readonly Client[]): void {
  saveBlob(csvFile(HEAD, clients.map(csvRow)), `klienty-${today()}.csv`);
}

function csvRow({ full_name, age, phone, next_visit, last_visit_at, visits_count, no_show_count }: Client) {
  return [
    full_name,
    age,
    phone && csvPhone(phone),
    next_visit && `${csvDay(next_visit.starts_at)} ${time(next_visit.starts_at)}`,
    next_visit?.doctor ?? null,
    csvPayer(next_visit?.funding),
    last_visit_at && csvDay(last_visit_at),
    visits_count,
    no_show_count,
  ];
}
