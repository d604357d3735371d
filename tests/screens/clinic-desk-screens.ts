import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const open = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** The desk of a clinic: its board and its clients. */
export const clinicDeskScreens: Screen[] = [
  { name: 'clinic-board', path: '/fo/clinic/board?filial=1', as: 'clinic' },
  { name: 'clinic-board-week', path: '/fo/clinic/board?filial=1&view=week&doctor_id=1', as: 'clinic' },
  {
    name: 'clinic-board-visit',
    path: '/fo/clinic/board?filial=1&doctor_id=1',
    as: 'clinic',
    prepare: open(/Мұқанова/),
  },
  { name: 'clinic-board-booking', path: '/fo/clinic/board?filial=1&client=18', as: 'clinic' },
  { name: 'clinic-visits', path: '/fo/clinic/visits', as: 'clinic' },
  { name: 'clinic-visits-doctor', path: '/fo/clinic/visits?show=ahead&doctor_id=1', as: 'clinic' },
  { name: 'clinic-clients', path: '/fo/clinic/clients', as: 'clinic' },
  { name: 'clinic-clients-filtered', path: '/fo/clinic/clients?missed=2&sort=no_shows&active=90', as: 'clinic' },
  { name: 'clinic-clients-nobody', path: '/fo/clinic/clients?q=zzzz', as: 'clinic' },
  { name: 'clinic-client', path: '/fo/clinic/clients/18', as: 'clinic' },
  { name: 'clinic-client-add', path: '/fo/clinic/clients', as: 'clinic', prepare: open(/^Добавить/) },
];
