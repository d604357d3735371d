import type { Page } from '@playwright/test';
import { pdf } from '../../e2e/patient/medical-card-page.ts';
import { answer, file, pick, press, tap, tick, type, type Write, writesOf } from './acts.ts';

const doctor = writesOf('doctor');
const PROFILE = '/fo/doctor/profile';
const SERVICES = '/fo/doctor/services';
const CLINICS = '/fo/doctor/clinics-binding';
const HOURS = '/fo/doctor/operating-modes';
const WEEK = '/fo/doctor/schedule?view=week&date=2026-08-05';
const VISIT = '/fo/doctor/visits/1';
const REVIEWS = '/fo/doctor/reviews';

const save = answer('Сохранить');
const cardiologist = 'Действия: Первичный приём кардиолога';

/** What a doctor writes. */
export const doctorsWrites: readonly Write[] = [
  doctor('doctorNameUpdate', PROFILE, type('Фамилия', 'Серикова-Нурланова'), saveSection('Имя')),
  doctor('doctorContactInfoUpdate', PROFILE, type('Telegram', '@serikova_kz'), saveSection('Контакты')),
  doctor('doctorDescriptionUpdate', PROFILE, type('Текст', 'Лечу гипертонию.'), saveSection(/О\sсебе|Описание/)),
  doctor('doctorReceptionUpdate', PROFILE, tick('Детей'), type(/^Возраст от/, '3'), saveSection(/приём|принимаете/i)),
  doctor('doctorWorkExperienceCreate', PROFILE, press('Добавить место работы'), ...work(), save),
  doctor('doctorEducationCreate', PROFILE, press('Добавить образование'), ...education(), save),
  doctor('doctorParameterLinkCreate', PROFILE, tick('Работает по ОСМС')),
  doctor('doctorSpecialisationOrderUpdate', PROFILE, press('Терапевт: выше')),
  doctor('doctorSpecialisationLinkDelete', PROFILE, press('Убрать: Терапевт')),

  doctor(
    'doctorServiceLinkUpdate',
    SERVICES,
    press(/изменить: Первичный приём/),
    type('Цена, ₸', '13500'),
    press(/^Сохранить$/),
  ),
  doctor(
    'doctorServiceLinkDelete',
    SERVICES,
    press(/^Действия: Электрокардиограмма/),
    pick('Удалить'),
    answer('Удалить'),
  ),
  doctor('doctorServiceVisibilityUpdate', SERVICES, press(cardiologist), pick('Скрыть от пациентов'), answer('Скрыть')),
  doctor(
    'doctorServicePricesUpdate',
    SERVICES,
    press('Изменить цены'),
    type(/^На.сколько/, '10'),
    answer(/^Изменить \d+.цен/),
  ),
  doctor('doctorServiceCopy', SERVICES, press(/Скопировать в/), answer(/^Скопировать: /)),

  doctor('doctorClinicBindingAccept', CLINICS, press(/^Принять/)),
  doctor(
    'doctorClinicBindingDecline',
    CLINICS,
    press(/^Отказаться/),
    type('Причина', 'Далеко ездить'),
    answer('Отказаться'),
  ),
  doctor('doctorClinicOrderUpdate', CLINICS, press(/Тұмар»: выше/)),
  doctor(
    'doctorClinicBindingCreate',
    CLINICS,
    press('Найти клинику'),
    (page) => page.getByRole('searchbox').fill('Айкын'),
    answer(/Айқын/),
    answer(/^Отправить запрос/),
  ),

  doctor('doctorOperatingModeUpdate', HOURS, type('Приём, суббота, до', '14:00'), press(/^Сохранить$/)),
  doctor('doctorSpecialDayCreate', HOURS, press('Добавить особый день'), type('Дата', '2026-06-21'), save),
  doctor(
    'doctorAbsenceCreate',
    WEEK,
    press('Закрыть время'),
    tap('День'),
    type('Дата', '2026-08-05'),
    type('Причина', 'Совещание'),
    answer(/^Закрыть$/),
  ),
  doctor('doctorAbsenceDelete', HOURS, press(/^Действия: .*июня/), pick('Удалить'), answer('Удалить')),
  doctor(
    'doctorScheduleSettingsUpdate',
    '/fo/doctor/schedule-settings',
    tick('Подтверждать сразу'),
    press('Сохранить'),
  ),

  doctor(
    'doctorVisitCreate',
    '/fo/doctor/home',
    press('Записать на 14:30'),
    tap('Новый'),
    type('Фамилия', 'Сатыбалды'),
    type('Имя', 'Жанна'),
    type('Телефон', '8 701 555 32 10'),
    answer(/^Записать на/),
  ),
  doctor('doctorVisitStateUpdate', '/fo/doctor/home', press(/подтвердить/i)),
  doctor(
    'doctorVisitNoteCreate',
    VISIT,
    type('Новая заметка', 'Проверить щитовидную железу'),
    press('Сохранить заметку'),
  ),
  doctor('doctorVisitDocumentCreate', VISIT, file('Добавить документ', pdf('Заключение.pdf')), press(/^Добавить$/)),

  doctor(
    'doctorFeedbackReplyUpdate',
    `${REVIEWS}?unanswered=true`,
    press(/^Ответить на отзыв/),
    type('Ваш ответ', 'Ждём вас.'),
    press('Опубликовать'),
  ),
  doctor('doctorFeedbackReplyDelete', REVIEWS, press(/^Удалить ответ/), answer('Удалить ответ')),
  doctor(
    'doctorFeedbackComplaintUpdate',
    REVIEWS,
    press(/^Действия: отзыв/),
    pick('Пожаловаться'),
    (page) => page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 }),
    type(/^Что важно/, 'Это отзыв о другом враче.'),
    answer('Отправить жалобу'),
  ),
  doctor('doctorNotificationRead', '/fo/doctor/notifications', press(/^Отметить прочитанным/)),
  doctor('doctorNotificationReadAll', '/fo/doctor/notifications', press('Прочитать все')),
];

function saveSection(name: string | RegExp) {
  return (page: Page) => page.getByRole('region', { name }).getByRole('button', { name: 'Сохранить' }).first().click();
}

function work() {
  return [type('Должность', 'Кардиолог'), type('Где', 'Городская больница № 7'), type(/^С.года/, '2020')];
}

function education() {
  return [type('Что изучали', 'Лечебное дело'), type('Где', 'КазНМУ'), type('Окончание, год', '2010')];
}
