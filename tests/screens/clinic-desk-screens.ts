import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const open = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
};

const visit = (page: Page) => page.getByRole('region', { name: /^Серикова/ }).getByRole('button', { name: /Мұқанова/ });

/** Starts to move a visit from the visit's card, for screens that show a move by mouse or taps. */
async function pickUp(page: Page): Promise<void> {
  await visit(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Перенести' }).click();
  await page.getByText('Нажмите новое время').waitFor();
}

/**
 * Moves a visit by keys to a busy colleague. A phone shows one doctor, so there the visit stays.
 */
async function moveOntoAnother(page: Page): Promise<void> {
  await visit(page).focus();
  await page.keyboard.press('m');
  await page.getByRole('status').filter({ hasText: 'Мұқанова' }).waitFor();
  await page.keyboard.press('ArrowLeft');
}

/** The board and the clients of a clinic. */
export const clinicDeskScreens: Screen[] = [
  { name: 'clinic-board', path: '/fo/clinic/board?filial=1', as: 'clinic' },
  { name: 'clinic-board-week', path: '/fo/clinic/board?filial=1&view=week&doctor_id=1', as: 'clinic' },
  { name: 'clinic-board-cancelled', path: '/fo/clinic/board?filial=1&doctor_id=1&cancelled=true', as: 'clinic' },
  {
    name: 'clinic-board-visit',
    path: '/fo/clinic/board?filial=1&doctor_id=1',
    as: 'clinic',
    prepare: open(/Мұқанова/),
  },
  {
    name: 'clinic-board-visit-papers',
    path: '/fo/clinic/board?filial=1&doctor_id=1',
    as: 'clinic',
    prepare: async (page) => {
      await visit(page).click();
      await page.getByRole('button', { name: /^Документы и.заметки/ }).click();
      await page.getByText('Документов пока нет.').waitFor();
    },
  },
  {
    name: 'clinic-board-moving',
    path: '/fo/clinic/board?filial=1&doctor_id=1',
    as: 'clinic',
    prepare: pickUp,
  },
  {
    name: 'clinic-board-conflict',
    path: '/fo/clinic/board?filial=1&doctor_id=1',
    as: 'clinic',
    prepare: moveOntoAnother,
  },
  {
    name: 'clinic-board-calendar',
    path: '/fo/clinic/board?filial=1&doctor_id=1',
    as: 'clinic',
    prepare: open('Выбрать день'),
  },
  {
    name: 'clinic-board-print',
    path: '/fo/clinic/board?filial=1',
    as: 'clinic',
    prepare: async (page) => {
      await page.getByRole('heading', { level: 1, name: /Доска/ }).waitFor();
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'clinic-board-booking', path: '/fo/clinic/board?filial=1&client=18', as: 'clinic' },
  {
    name: 'clinic-board-first-free',
    path: '/fo/clinic/board?filial=1&client=18',
    as: 'clinic',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Первое свободное/ }).click();
      await page.getByRole('list', { name: 'Первое свободное' }).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'clinic-visits', path: '/fo/clinic/visits', as: 'clinic' },
  { name: 'clinic-visits-doctor', path: '/fo/clinic/visits?show=ahead&doctor_id=1', as: 'clinic' },
  { name: 'clinic-visits-past', path: '/fo/clinic/visits?show=past', as: 'clinic' },
  { name: 'clinic-visits-day', path: '/fo/clinic/visits?show=day', as: 'clinic' },
  { name: 'clinic-visits-nobody', path: '/fo/clinic/visits?show=past&q=zzzz', as: 'clinic' },
  { name: 'clinic-visits-refuse', path: '/fo/clinic/visits', as: 'clinic', prepare: open(/^Отказать/) },
  { name: 'clinic-clients', path: '/fo/clinic/clients', as: 'clinic' },
  { name: 'clinic-clients-filtered', path: '/fo/clinic/clients?missed=2&sort=no_shows&active=90', as: 'clinic' },
  { name: 'clinic-clients-nobody', path: '/fo/clinic/clients?q=zzzz', as: 'clinic' },
  { name: 'clinic-client', path: '/fo/clinic/clients/18', as: 'clinic' },
  { name: 'clinic-client-add', path: '/fo/clinic/clients', as: 'clinic', prepare: open(/^Добавить/) },
];
