import { withSecondFactor } from '../../e2e/support/second-factor.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';
import { answer, choice, choose, pick, press, tick, type, type Write, writesOf } from './acts.ts';

const clinic = writesOf('clinic');
const REVIEWS = '/fo/clinic/reviews';
const STAFF = '/fo/clinic/staff';
const WAITLIST = '/fo/clinic/waitlist';

/** Adds a caller to the waitlist. */
async function callerWaits(provider: TestProvider): Promise<string> {
  const body = { client_id: 18, doctor_id: 1, filial_id: 1, service_id: 1 };
  const headers = { 'Idempotency-Key': 'a-caller-who-waits-1' };
  await provider.ask('POST', '/fo/clinic/waitlist', { as: 'clinic', body, headers });
  return WAITLIST;
}

async function ownerWithFactor(provider: TestProvider): Promise<string> {
  withSecondFactor(provider, 'clinic');
  return STAFF;
}

const reply = [press(/^Ответить на отзыв/), type('Ваш ответ', 'Ждём вас.'), press('Опубликовать')];

/** Writes of a clinic to other people: replies, news, offers, invitations. */
export const clinicsTalk: readonly Write[] = [
  clinic('clinicFeedbackReplyUpdate', REVIEWS, ...reply),
  clinic('clinicFeedbackReplyDelete', REVIEWS, ...reply, press(/^Удалить ответ/), answer('Удалить ответ')),
  clinic(
    'clinicFeedbackComplaintUpdate',
    REVIEWS,
    press(/^Действия: отзыв/),
    pick('Пожаловаться'),
    (page) => page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 }),
    type(/^Что важно/, 'Это отзыв о другой клинике.'),
    answer('Отправить жалобу'),
  ),
  clinic(
    'clinicNewsCreate',
    '/fo/clinic/news/add',
    type('Заголовок', 'Новый рентген'),
    type(/^Тема/, 'Оборудование'),
    type(/^Коротко/, 'Снимок за пять минут.'),
    type(/^Текст/, 'Работаем на Абая.'),
    press('Сохранить черновик'),
  ),
  clinic(
    'clinicNewsUpdate',
    '/fo/clinic/news/103',
    type(/^Коротко/, 'С июня принимает ревматолог.'),
    press(/^Сохранить/),
  ),
  clinic('clinicNewsPublicationUpdate', '/fo/clinic/news/103', press('Опубликовать'), answer('Опубликовать')),
  clinic('clinicNewsDelete', '/fo/clinic/news/103', press('Удалить'), answer('Удалить')),
  clinic(
    'clinicWaitlistCreate',
    '/fo/clinic/clients/18',
    press('В лист ожидания'),
    choose('Врач', { index: 1 }),
    choose('Услуга', { index: 1 }),
    type('Когда удобно', 'После 17:00'),
    answer(/^Добавить/),
  ),
  clinic('clinicWaitlistDelete', callerWaits, press(/^Убрать из листа/)),
  clinic('clinicWaitlistOfferDelete', WAITLIST, press(/^Предложить/), press(/^Отменить предложение/)),
  clinic('clinicWaitlistOfferUpdate', WAITLIST, press(/^Другое время/), choice(/^\d\d:\d\d/), answer(/^Предложить/)),
  clinic(
    'clinicStaffCreate',
    STAFF,
    press('Пригласить'),
    type('Фамилия', 'Оспанов'),
    type('Имя', 'Данияр'),
    type('Почта', 'ospanov@example.kz'),
    answer('Пригласить'),
  ),
  clinic(
    'clinicStaffUpdate',
    STAFF,
    press(/^Действия: Ибраева/),
    pick('Изменить права'),
    tick(/^Новости/),
    answer('Сохранить'),
  ),
  clinic('clinicSecondFactorUpdate', ownerWithFactor, press(/^Требовать/), answer('Требовать')),
  clinic('clinicStaffDelete', STAFF, press(/^Действия: Ибраева/), pick('Закрыть доступ'), answer('Закрыть доступ')),
  clinic('clinicNotificationRead', '/fo/clinic/notifications', press(/^Отметить прочитанным/)),
  clinic('clinicNotificationReadAll', '/fo/clinic/notifications', press('Прочитать все')),
];
