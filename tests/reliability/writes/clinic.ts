import type { Page } from '@playwright/test';
import { pdf } from '../../e2e/patient/medical-card-page.ts';
import { png } from '../../e2e/support/pictures.ts';
import { sampledVisit } from '../../e2e/support/sampling.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';
import {
  answer,
  both,
  choose,
  onDay,
  file as fileIn,
  pick,
  press,
  tap,
  tick,
  type,
  type Write,
  writesOf,
} from './acts.ts';

const clinic = writesOf('clinic');
const BOARD = '/fo/clinic/board?filial=1&doctor_id=1';
const FILIALS = '/fo/clinic/filials';
const PRICES = `${FILIALS}/1/prices?kind=analysis`;
const DOCTORS = '/fo/clinic/doctors';
const DRAFT = `${FILIALS}/4/profile`;
const CLIENT = '/fo/clinic/clients/18';

const save = press(/^Сохранить$/);
const saveIt = answer('Сохранить');
const photo = [fileIn(/^Добавить фото/, png()), type('Что на фото', 'Регистратура'), answer('Добавить фото')];
const SERIKOVA = `${DOCTORS}?q=серикова`;
const closingSheet = [press(/^Действия: Серикова/), pick('Закрыть день или часы')];
const papers = [press(/Мұқанова/), answer(/^Документы и.заметки/)];
const note = [type('Новая заметка', 'Придёт с мамой'), answer('Сохранить заметку')];
const document = [fileIn('Добавить документ', pdf('Заключение.pdf')), answer(/^Добавить$/)];
const blood = 'Общий анализ крови';

/** Writes of a clinic about its filials, doctors and clients. */
export const clinicsWrites: readonly Write[] = [
  clinic('clinicProfileUpdate', '/fo/clinic/edit-profile', type('Описание', 'Лечим семьями с 2016 года'), save),
  clinic(
    'clinicFilialCreate',
    `${FILIALS}/add`,
    type('Название', '«Аяла» на Розыбакиева'),
    choose('Тип', 'Медицинский центр'),
    type('Телефон', '+7-700-000-11-60'),
    choose('Город', 'Алматы'),
    choose('Район', 'Бостандыкский район'),
    type('Улица и дом', 'ул. Розыбакиева, 101'),
    press('Добавить филиал'),
  ),
  clinic('clinicFilialUpdate', `${FILIALS}/1/profile`, type('Улица и дом', 'пр. Абая, 151'), save),
  clinic('clinicFilialOrderUpdate', FILIALS, both(press(/^Действия: .*Төле би/), pick('Сделать главным'))),
  clinic('clinicFilialStateUpdate', DRAFT, press('Открыть для пациентов'), answer('Открыть для пациентов')),
  clinic('clinicFilialDelete', DRAFT, press('Удалить филиал'), answer('Удалить филиал')),
  clinic('clinicLogoUpdate', '/fo/clinic/edit-profile', press(/^Удалить.*логотип/), answer('Удалить логотип')),
  clinic('clinicPhotoCreate', DRAFT, ...photo),
  clinic('clinicPhotoDelete', DRAFT, ...photo, press('Удалить фото: Регистратура'), answer('Удалить фото')),
  clinic(
    'clinicServiceQuestionsUpdate',
    PRICES,
    press(`Действия: ${blood}`),
    pick('Вопросы перед визитом'),
    press('Добавить вопрос'),
    type('Вопрос пациенту', 'Курите?'),
    saveIt,
  ),
  clinic('clinicPriceUpdate', PRICES, press(`Изменить: ${blood}`), type('Цена, ₸', '1990'), saveIt),
  clinic(
    'clinicPriceDelete',
    PRICES,
    press(`Действия: ${blood}`),
    pick('Убрать из прайса'),
    answer('Убрать из прайса'),
  ),
  clinic(
    'clinicPriceCreate',
    PRICES,
    press('Добавить услугу'),
    choose('Услуга', { index: 1 }),
    type('Цена, ₸', '9000'),
    answer('Добавить услугу'),
  ),
  clinic(
    'clinicPriceImport',
    PRICES,
    press('Загрузить CSV'),
    fileIn('Выбрать файл', {
      name: 'prais.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Услуга;Цена\nОбщий анализ крови;2222\n'),
    }),
    answer(/^Сохранить/),
  ),
  clinic(
    'clinicPriceBulkUpdate',
    PRICES,
    tick('Выбрать все на странице'),
    press('Изменить вместе'),
    type('Изменить цену на, %', '+10'),
    answer(/^Изменить$/),
  ),

  clinic('clinicDoctorAccept', DOCTORS, press('Принять')),
  clinic('clinicDoctorDecline', DOCTORS, press(/^Отказать/), type('Причина', 'Нет кабинета'), answer(/^Отказать/)),
  clinic(
    'clinicAbsenceCreate',
    SERIKOVA,
    ...closingSheet,
    tap('День'),
    // A Sunday without visits, so the dialog asks for no decisions.
    onDay('Дата', '2026-08-09'),
    type('Причина', 'Врач в отпуске'),
    answer('Закрыть время'),
  ),
  clinic(
    'clinicDoctorFundingUpdate',
    SERIKOVA,
    press(/^Действия: Серикова/),
    pick(/^Часы и.услуги/),
    press('Кто платит: Первичный приём кардиолога'),
    tick(/^По.ОСМС бесплатно/),
    saveIt,
  ),
  clinic('clinicAbsenceDelete', withClosedDay, ...closingSheet, answer(/^Открыть снова/)),
  clinic(
    'clinicDoctorDelete',
    `${DOCTORS}?q=ветрова`,
    press(/Действия: Ветрова/),
    pick('Отозвать приглашение'),
    answer('Отозвать приглашение'),
  ),
  clinic('clinicDoctorFilialAdd', `${FILIALS}/4/doctors`, press('Врач клиники'), answer(/Добавить: Лапин/)),
  clinic(
    'clinicDoctorFilialDelete',
    `${DOCTORS}?q=ахметова`,
    press(/Действия: Ахметова/),
    pick('Филиалы врача'),
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /Төле би/ })
        .setChecked(false, { force: true }),
    saveIt,
  ),
  clinic(
    'clinicDoctorCreate',
    `${DOCTORS}/add`,
    tick(/«Аяла» на.Абая/),
    type('Почта врача', 'nobody@demo.kz'),
    press(/^Пригласить$/),
  ),

  clinic(
    'clinicClientCreate',
    '/fo/clinic/clients',
    press('Добавить клиента'),
    type('Телефон', '8 701 555 99 11'),
    type('Фамилия', 'Мукашева'),
    type('Имя', 'Асель'),
    answer('Добавить'),
  ),
  clinic('clinicClientUpdate', CLIENT, press(/^Изменить/), type('Имя', 'Аселя'), saveIt),
  clinic('clinicClientNoteCreate', CLIENT, type('Новая заметка', 'Аллергия на латекс'), press('Сохранить заметку')),

  clinic('clinicClientNoteDelete', CLIENT, press(/^Удалить заметку/), answer('Удалить')),

  clinic('clinicVisitReschedule', BOARD, moveByKeys),
  clinic('clinicVisitStateUpdate', BOARD, press(/Мұқанова/), answer('Подтвердить')),
  clinic(
    'clinicVisitServicesChange',
    async (provider) => `/fo/clinic/board?filial=2&date=2026-05-28&visit=${sampledVisit(provider)}`,
    answer('Изменить анализы'),
    tick(/^Ферритин/),
    answer('Сохранить'),
  ),
  clinic(
    'clinicVisitRestore',
    BOARD,
    press(/Мұқанова/),
    answer('Отказать'),
    type('Причина', 'Ошиблись'),
    answer('Отказать'),
    pick('Вернуть'),
  ),
  clinic(
    'clinicVisitCreate',
    '/fo/clinic/board?filial=1&client=18',
    (page) => page.getByRole('dialog').waitFor(),
    type('Жалоба или просьба', 'Давление'),
    // On a day without free slots the button's text lacks «на».
    answer(/^Записать/),
  ),
  clinic(
    'clinicVisitAnswersUpdate',
    '/fo/clinic/visits/1',
    press('Записать ответы'),
    type(/^Какие таблетки/, 'Лозартан'),
    answer('Сохранить'),
  ),
  clinic('clinicVisitNoteCreate', BOARD, ...papers, ...note),
  clinic('clinicVisitNoteDelete', BOARD, ...papers, ...note, answer(/^Удалить заметку/), answer('Удалить')),
  clinic('clinicVisitDocumentCreate', BOARD, ...papers, ...document),
  clinic('clinicVisitDocumentDelete', BOARD, ...papers, ...document, answer('Удалить: Заключение'), answer('Удалить')),
];

/** Moves a visit by keys to an earlier free slot. */
async function moveByKeys(page: Page): Promise<void> {
  const visit = page.getByRole('button', { name: /Мұқанова/ }).first();
  await visit.focus();
  await page.keyboard.press('m');
  // Arrow keys work only after the free slots have loaded.
  await page.getByText('прежнее время').waitFor();
  await page.keyboard.press('ArrowUp');
  await page
    .getByRole('status')
    .filter({ hasText: /свободно/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
}

async function withClosedDay(provider: TestProvider): Promise<string> {
  const day = { date_from: '2026-08-09', date_to: '2026-08-09', time_from: null, time_to: null };
  const body = { filial_ids: [1], ...day, reason: null, decisions: [] };
  await provider.ask('POST', '/fo/clinic/doctors/1/absences', { as: 'clinic', body }).catch(() => undefined);
  return SERIKOVA;
}
