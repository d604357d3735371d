import type { ClinicAnalytics } from '#generated/models/clinic-analytics.ts';
import type { ClinicFigures } from '#generated/models/clinic-figures.ts';
import { csvFile } from '@/shared/files/csv';
import { saveBlob } from '@/shared/files/stored-file';

const HEAD = [
  'Что',
  'Название',
  'Визиты',
  'Завершено',
  'Не пришли',
  'Отменено',
  'Впервые',
  'Неявки, %',
  'Загрузка, %',
  'Доход, ₸',
];

/** CSV with a period's figures of the clinic, its filials, doctors and services. */
export function figuresFile({ total, filials, doctors, services }: ClinicAnalytics): Blob {
  return csvFile(HEAD, [
    ['Клиника', 'Всего', ...cells(total)],
    ...filials.map((one) => ['Филиал', one.title, ...cells(one.total)]),
    ...doctors.map((one) => ['Врач', one.full_name, ...cells(one.total)]),
    ...services.map(({ title, visits, income }) => [
      'Услуга',
      title,
      visits,
      null,
      null,
      null,
      null,
      null,
      null,
      income,
    ]),
  ]);
}

export function saveFigures(figures: ClinicAnalytics): void {
  saveBlob(figuresFile(figures), `pokazateli-${figures.date_from}-${figures.date_to}.csv`);
}

function cells(figures: ClinicFigures) {
  return [
    figures.visits,
    figures.completed,
    figures.no_show,
    figures.cancelled,
    figures.new_clients,
    figures.no_show_percent,
    figures.occupancy_percent,
    figures.income,
  ];
}
