import { pdf } from '../../e2e/patient/medical-card-page.ts';
import { answer, choice, onDay, file, pick, press, tap, tick, type, type Write, writesOf } from './acts.ts';

const doctor = writesOf('doctor');
const SERVICES = '/fo/doctor/services';
const CLINICS = '/fo/doctor/clinics-binding';
const HOURS = '/fo/doctor/operating-modes';
const WEEK = '/fo/doctor/schedule?view=week&date=2026-08-05';
const VISIT = '/fo/doctor/visits/1';
const PAST_VISIT = '/fo/doctor/visits/9';
const WAITLIST = '/fo/doctor/waitlist';
const REVIEWS = '/fo/doctor/reviews';

const save = answer('Сохранить');
const cardiologist = 'Действия: Первичный приём кардиолога';

const document = [file('Добавить документ', pdf('Заключение.pdf')), press(/^Добавить$/)];
const conclusion = [press('Написать заключение'), type('Диагноз', 'Мигрень'), save];
const note = [type('Новая заметка', 'Проверить щитовидную железу'), press('Сохранить заметку')];

/** Writes of a doctor about patients, hours and services. */
export const doctorsWrites: readonly Write[] = [
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
  doctor(
    'doctorServiceFundingUpdate',
    SERVICES,
    press(cardiologist),
    pick('Кто платит'),
    tick(/^По.ОСМС бесплатно/),
    save,
  ),
  doctor(
    'doctorServiceQuestionsUpdate',
    SERVICES,
    press(cardiologist),
    pick('Вопросы перед визитом'),
    press('Добавить вопрос'),
    type('Вопрос пациенту', 'Курите?'),
    save,
  ),
  doctor('doctorServiceCopy', SERVICES, press(/Скопировать в/), answer(/^Скопировать: /)),

  doctor(
    'doctorServiceLinkCreate',
    SERVICES,
    press(/^Добавить услугу/),
    (page) => page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click(),
    type('Цена, ₸', '9000'),
    answer('Добавить'),
  ),

  doctor('doctorClinicBindingAccept', CLINICS, press(/^Принять/)),
  doctor(
    'doctorClinicBindingDecline',
    CLINICS,
    press(/^Отказаться/),
    type('Причина', 'Далеко ездить'),
    answer('Отказаться'),
  ),
  doctor('doctorClinicBindingDelete', CLINICS, press(/^Отозвать/)),
  doctor('doctorClinicOrderUpdate', CLINICS, press(/Тұмар»: выше/)),
  doctor(
    'doctorClinicBindingCreate',
    CLINICS,
    press('Найти клинику'),
    (page) => page.getByRole('searchbox').fill('Айкын'),
    answer(/Айқын/),
    answer(/^Отправить запрос/),
  ),

  doctor('doctorOperatingModeUpdate', HOURS, type('Приём, суббота, до', '14:00'), press(/^Проверить и.сохранить$/)),
  doctor('doctorSpecialDayCreate', HOURS, press('Добавить особый день'), onDay('Дата', '2026-06-21'), save),
  doctor(
    'doctorAbsenceCreate',
    WEEK,
    press('Закрыть время'),
    tap('День'),
    onDay('Дата', '2026-08-05'),
    type('Причина', 'Совещание'),
    answer('Закрыть время'),
  ),
  doctor('doctorAbsenceDelete', HOURS, press(/^Действия: .*июня/), pick('Удалить'), answer('Удалить')),
  doctor(
    'doctorAbsenceUpdate',
    HOURS,
    press(/^Действия: .*11.июня/),
    pick('Изменить'),
    type('Причина', 'Конгресс'),
    save,
  ),
  doctor(
    'doctorSpecialDayUpdate',
    HOURS,
    press(/^Действия: .*12.июня/),
    pick('Изменить'),
    type('Причина', 'Учёба'),
    save,
  ),
  doctor('doctorSpecialDayDelete', HOURS, press(/^Действия: .*12.июня/), pick('Удалить'), answer('Вернуть')),
  doctor('doctorWaitlistOfferUpdate', WAITLIST, press(/^Другое время/), choice(/^\d\d:\d\d/), answer(/^Предложить/)),
  doctor('doctorWaitlistOfferDelete', WAITLIST, press(/^Предложить/), press(/^Отменить предложение/)),
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
    type('Пациент: имя или телефон', 'Сатыбалды Жанна'),
    (page) => page.getByRole('option', { name: /^Новый пациент/ }).click(),
    type('Телефон', '8 701 555 32 10'),
    // The phone is formatted when its field loses focus, so fill in another field before the press.
    type('Жалоба или просьба', 'Давление'),
    answer(/^Записать на/),
  ),
  doctor('doctorVisitStateUpdate', '/fo/doctor/home', press(/подтвердить/i)),
  doctor('doctorVisitNoteCreate', VISIT, ...note),
  doctor('doctorVisitDocumentCreate', VISIT, ...document),
  doctor('doctorVisitDocumentDelete', VISIT, ...document, press('Удалить: Заключение'), answer('Удалить')),
  doctor('doctorVisitAnswersUpdate', VISIT, press('Записать ответы'), type(/^Какие таблетки/, 'Лозартан'), save),
  doctor('doctorVisitConclusionUpdate', PAST_VISIT, ...conclusion),
  doctor('doctorVisitConclusionDelete', PAST_VISIT, ...conclusion, press('Удалить заключение'), answer('Удалить')),
  doctor('doctorVisitNoteDelete', VISIT, ...note, press(/^Удалить заметку/), answer('Удалить')),
  doctor(
    'doctorVisitReschedule',
    VISIT,
    press('Перенести'),
    choice(/16:30/),
    type('Причина', 'Врач задерживается'),
    answer(/^Перенести на/),
  ),

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
