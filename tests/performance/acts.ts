import { expect, type Locator, type Page } from '@playwright/test';
import { block, drag } from '../e2e/clinic/board-page.ts';

export interface Hands {
  /** Clicks, or taps on a phone. */
  readonly press: (target: Locator) => Promise<void>;
  /** Types at a person's pace into the focused field. */
  readonly type: (letters: string) => Promise<void>;
  /** Measures any other action, given as a list of steps. */
  readonly timed: (...steps: (() => Promise<unknown>)[]) => Promise<void>;
}

/** Measures one action and ends in a state where the next run can begin. */
type Perform = (page: Page, hands: Hands, run: number) => Promise<void>;

interface Cabinet {
  readonly person: 'patient' | 'doctor' | 'clinic';
  readonly device: 'phone' | 'desktop';
  /** The actions, each with the page where it begins. */
  readonly tries: Readonly<Record<string, readonly [at: string, perform: Perform]>>;
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a window and closes it. */
const opens = (target: (page: Page) => Locator): Perform => {
  return async (page, { press }) => {
    await press(target(page));
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
};

/** Follows a link and goes back from the page that shows `shown`. */
const follows = (target: (page: Page) => Locator, shown: (page: Page) => Locator): Perform => {
  return async (page, { press }) => {
    await press(target(page));
    await expect(shown(page)).toBeVisible();
    await page.goBack();
    await expect(shown(page)).toHaveCount(0);
  };
};

/** Follows a link that every run finds again, and waits until the page shows other content. */
const goesOn = (target: (page: Page) => Locator, shown: (page: Page) => Locator): Perform => {
  return async (page, { press }) => {
    const before = await shown(page).innerText();
    await press(target(page));
    await expect(shown(page)).not.toHaveText(before, { useInnerText: true });
  };
};

/** Types a word into a search field and clears it. */
const seeks = (field: (page: Page) => Locator, word: string, found: (page: Page) => Locator): Perform => {
  return async (page, { type }) => {
    await field(page).focus();
    await type(word);
    await expect(found(page).first()).toBeVisible();
    await field(page).fill('');
    await expect(found(page)).toHaveCount(0);
  };
};

const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const exactly = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const current = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).and(page.locator('[aria-current="page"]'));

const patient: Cabinet['tries'] = {
  'opening a visit': ['/fo/patient/visits', follows(link(/^Подробнее/), link('Добавить документ к визиту'))],
  'turning to past visits': ['/fo/patient/visits', follows(link(/^Прошедшие/), current(/^Прошедшие/))],
  'keeping to one of the family': ['/fo/patient/visits', follows(link('Марк'), current(/^Марк/))],
  'keeping to one kind of documents': ['/fo/patient/medical-card', follows(link('Анализы'), current(/^Анализы/))],
  'typing in the search': [
    '/search',
    async (page, { type }, run) => {
      // On a phone the press opens a separate screen, which stays open for all runs.
      if (run === 0) await page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first().click();
      const field = page.locator('[role=combobox]:focus');
      await field.waitFor();
      await type('карди');
      await page.getByRole('option', { name: 'Искать «карди»' }).waitFor();
      await field.fill('');
    },
  ],
  'opening a booking': [
    '/fo/patient',
    follows(link(/^\d\d:\d\d, /), (page) => page.getByRole('heading', { name: 'Проверьте запись' })),
  ],
  'asking to cancel': ['/fo/patient', opens(button('Отменить'))],
  'turning to the next days': [
    '/fo/patient/visits/1/reschedule',
    async (page, { press }) => {
      await press(page.getByRole('button', { name: 'Следующие дни' }));
      await page.getByRole('button', { name: 'Предыдущие дни' }).click();
      await expect(page.getByRole('button', { name: 'Предыдущие дни' })).toBeDisabled();
    },
  ],
  'choosing another time': [
    '/fo/patient/visits/1/reschedule',
    async (page, { press }, run) => {
      const clock = page.getByRole('radio', { name: /^\d\d:\d\d$/ });
      const label = page
        .locator('label:visible')
        .filter({ has: clock })
        .nth(run % 2);
      await press(label);
      await expect(label.getByRole('radio')).toBeChecked();
    },
  ],
  'saving the profile': [
    '/fo/patient/profile',
    async (page, { press }, run) => {
      await page.getByLabel('Адрес').fill(`Алматы, пр. Абая, ${150 + run}`);
      await press(page.getByRole('button', { name: 'Сохранить' }));
      await expect(page.getByText('Все изменения сохранены')).toBeFocused();
    },
  ],
};

const day = (page: Page, name: string) =>
  page.getByRole('list', { name: 'День по порядку' }).getByRole('listitem').filter({ hasText: name });

const doctor: Cabinet['tries'] = {
  'ticking «Пришёл»': [
    '/fo/doctor/home',
    async (page, { press }, run) => {
      const here = day(page, 'Жүнісов Арман').getByRole('button', { name: 'Пришёл', exact: true });
      await press(here);
      await expect(here).toHaveAttribute('aria-pressed', run % 2 === 0 ? 'true' : 'false');
    },
  ],
  'opening a visit': [
    '/fo/doctor/home',
    follows(link(/^Жүнісов Арман/), (page) => page.getByRole('button', { name: 'Сохранить заметку' })),
  ],
  'turning to the next day': ['/fo/doctor/home', goesOn(link('Следующий день'), heading)],
  'opening the booking': ['/fo/doctor/home', opens(exactly('Записать'))],
  'asking to refuse': ['/fo/doctor/home', opens(button(/^Отказать/))],
  'typing in the search for a patient': [
    '/fo/doctor/patients',
    seeks((page) => page.getByRole('searchbox'), 'осип', link(/^Осипова Елена/)),
  ],
  'turning the page of patients': [
    '/fo/doctor/patients',
    goesOn(link('Следующая страница'), (page) => page.getByRole('main').getByRole('list').first()),
  ],
  'opening a patient': [
    '/fo/doctor/patients',
    follows(link('Вагнер Тамара Степановна'), (page) => page.getByRole('heading', { level: 1, name: /^Вагнер/ })),
  ],
  'from the month to the week': [
    '/fo/doctor/schedule',
    async (page, { press }) => {
      await press(page.getByText('Неделя', { exact: true }));
      await expect(heading(page)).toHaveText(/11–17/);
      await page.getByText('Месяц', { exact: true }).click();
      await expect(heading(page)).toHaveText(/Май/);
    },
  ],
  'saving a price': [
    '/fo/doctor/services',
    async (page, { press }, run) => {
      await page
        .getByRole('button', { name: /изменить: Первичный приём/ })
        .first()
        .click();
      await page.getByLabel('Цена, ₸').fill(String(15_000 + run));
      await press(page.getByRole('button', { name: 'Сохранить', exact: true }));
      await expect(page.getByLabel('Цена, ₸')).toHaveCount(0);
    },
  ],
};

const DAY = '/fo/clinic/board?filial=1';

const clinic: Cabinet['tries'] = {
  'ticking «Пришёл»': [
    DAY,
    async (page, { press }, run) => {
      const marks = [exactly('Пришёл')(page), button(/^Снять отметку/)(page)] as const;
      // The dialog stays open for all runs.
      if (run === 0) await page.getByRole('button', { name: /^Шин В/ }).click();
      await press(marks[run % 2 === 0 ? 0 : 1]);
      await expect(marks[run % 2 === 0 ? 1 : 0]).toBeVisible();
    },
  ],
  'opening a visit': [DAY, opens(button(/^Шин В/))],
  'dragging a visit': [
    '/fo/clinic/board?filial=1&doctor_id=1',
    async (page, { timed }, run) => {
      await block(page).scrollIntoViewIfNeeded();
      await timed(
        () => drag(page, block(page), { minutes: run % 2 === 0 ? 40 : -30, moves: 6 }),
        () => page.mouse.up(),
      );
      await expect(page.getByText(/Мұқанова.*теперь в/).first()).toBeVisible();
    },
  ],
  'opening the booking': [DAY, opens(exactly('Записать'))],
  'turning to the next day': [DAY, goesOn(link('Следующий день'), heading)],
  'typing in the search for a client': [
    DAY,
    seeks(
      (page) => page.getByRole('combobox', { name: 'Клиент: имя или телефон' }),
      'мукан',
      (page) => page.getByRole('option', { name: /Мұқанова/ }),
    ),
  ],
  'filtering the clients': [
    '/fo/clinic/clients',
    async (page, { press }) => {
      const filter = page.getByRole('button', { name: 'Убрать фильтр: Неявки от 2' });
      await press(page.getByRole('button', { name: 'Неявки от 2', exact: true }));
      await filter.click();
      await expect(filter).toHaveCount(0);
    },
  ],
  'turning the page of clients': [
    '/fo/clinic/clients',
    goesOn(link('Следующая страница'), (page) => page.getByText(/^\d+–\d+\sиз/)),
  ],
  'turning to past visits': ['/fo/clinic/visits', follows(link('Прошедшие'), current(/^Прошедшие/))],
  'saving a note': [
    '/fo/clinic/clients/18',
    async (page, { press }, run) => {
      await page.getByLabel('Новая заметка').fill(`Звонить после ${12 + run}:00`);
      await press(page.getByRole('button', { name: 'Сохранить заметку' }));
      await expect(page.getByRole('listitem').filter({ hasText: `после ${12 + run}:00` })).toBeVisible();
    },
  ],
};

/** The ten most frequent actions of each cabinet. */
export const acts: Readonly<Record<string, Cabinet>> = {
  patient: { person: 'patient', device: 'phone', tries: patient },
  doctor: { person: 'doctor', device: 'phone', tries: doctor },
  clinic: { person: 'clinic', device: 'desktop', tries: clinic },
};
