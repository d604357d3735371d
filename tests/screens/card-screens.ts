import { chooseAction, CARD, chooseFiles, MEGABYTES, pdf } from '../e2e/patient/medical-card-page.ts';
import type { Screen } from './screen.ts';

/** The medical card and its documents in each state. */
export const cardScreens: Screen[] = [
  { name: 'card-child', path: `${CARD}?person=1`, as: 'patient' },
  { name: 'card', path: CARD, as: 'patient' },
  { name: 'card-empty', path: CARD, as: 'all' },
  { name: 'card-category', path: `${CARD}?category=conclusion`, as: 'patient' },
  { name: 'card-category-empty', path: `${CARD}?category=vaccination`, as: 'patient' },
  {
    name: 'card-uploads',
    path: CARD,
    as: 'patient',
    prepare: async (page) => {
      await chooseFiles(page, pdf('Общий анализ крови.pdf'), pdf('Выписка из стационара.pdf', 5 * MEGABYTES + 1));
      await page
        .getByText(/Документ добавлен\. /)
        .first()
        .waitFor();
    },
  },
  {
    name: 'card-menu',
    path: CARD,
    as: 'patient',
    prepare: (page) => page.getByRole('button', { name: 'Действия: ЭКГ' }).click(),
  },
  {
    name: 'card-delete',
    path: CARD,
    as: 'patient',
    prepare: (page) => chooseAction(page, 'Направление на\u00A0МРТ головного мозга', 'Удалить'),
  },
  { name: 'card-update', path: `${CARD}/update`, as: 'patient' },
  {
    name: 'card-update-errors',
    path: `${CARD}/update`,
    as: 'patient',
    prepare: async (page) => {
      await page.getByLabel('Рост, см').fill('сто');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'card-update-draft',
    path: `${CARD}/update`,
    as: 'patient',
    prepare: async (page) => {
      await page.getByLabel('Вес, кг').fill('71');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('Вернули то').waitFor();
    },
  },
  { name: 'documents-add', path: `${CARD}/document?visit=1`, as: 'patient' },
  {
    name: 'documents-add-ready',
    path: `${CARD}/document`,
    as: 'patient',
    prepare: async (page) => {
      await chooseFiles(page, pdf('УЗИ щитовидной железы.pdf'), pdf('IMG_2034.pdf'));
      await page.getByLabel('Название').first().waitFor();
    },
  },
  { name: 'document-pdf', path: `${CARD}/1`, as: 'patient' },
  { name: 'document-picture', path: `${CARD}/5`, as: 'patient' },
  { name: 'document-update', path: '/fo/patient/update-document?id=1', as: 'patient' },
  { name: 'card-print', path: `${CARD}/print`, as: 'patient' },
  { name: 'card-print-empty', path: `${CARD}/print`, as: 'all' },
];
