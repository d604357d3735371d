import { clinicClientList } from '#generated/api/clinic-clients/clinic-clients.ts';
import type { Client } from '#generated/models/client.ts';
import type { ClinicClientListParams } from '#generated/models/clinic-client-list-params.ts';
import { csvFile } from '@/shared/files/csv';
import { saveBlob } from '@/shared/files/stored-file';
import { dayOf, today } from '@/shared/format/date';
import { time } from '@/shared/format/time';

/** The most that the contract gives at once. */
const PER_REQUEST = 1000;

const HEAD = ['Клиент', 'Возраст', 'Телефон', 'Следующий визит', 'Врач', 'Последний визит', 'Визиты', 'Неявки'];

/** Every client that the filters find, not only the page's. */
export async function allClients(params: ClinicClientListParams): Promise<Client[]> {
  const clients: Client[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await clinicClientList({ ...params, page, per_page: PER_REQUEST });
    clients.push(...data);
    last = meta.last_page;
  }
  return clients;
}

export function saveClients(clients: readonly Client[]): void {
  saveBlob(csvFile(HEAD, clients.map(csvRow)), `klienty-${today()}.csv`);
}

/** Phones begin as on the screen; with dashes a spreadsheet takes them for sums, so spaces divide them. */
function csvRow({ full_name, age, phone, next_visit, last_visit_at, visits_count, no_show_count }: Client) {
  return [
    full_name,
    age,
    phone?.replaceAll('-', ' ') ?? null,
    next_visit && `${spreadsheetDay(next_visit.starts_at)} ${time(next_visit.starts_at)}`,
    next_visit?.doctor ?? null,
    last_visit_at && spreadsheetDay(last_visit_at),
    visits_count,
    no_show_count,
  ];
}

/** «12.05.2026» */
function spreadsheetDay(moment: string): string {
  return dayOf(moment).split('-').toReversed().join('.');
}
