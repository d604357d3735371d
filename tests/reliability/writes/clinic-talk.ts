import { answer, choice, pick, press, tick, type, type Write, writesOf } from './acts.ts';

const clinic = writesOf('clinic');
const REVIEWS = '/fo/clinic/reviews';
const STAFF = '/fo/clinic/staff';
const WAITLIST = '/fo/clinic/waitlist';

const reply = [press(/^Ответить на отзыв/), type('Ваш ответ', 'Ждём вас.'), press('Опубликовать')];

/** What people of a clinic write to others: answers, news, offers, invitations. */
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
  clinic('clinicWaitlistOfferDelete', WAITLIST, press(/^Предложить/), press(/^Отменить предложение/)),
  clinic('clinicWaitlistOfferUpdate', WAITLIST, press(/^Другое время/), choice(), answer(/^Предложить/)),
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
  clinic('clinicStaffDelete', STAFF, press(/^Действия: Ибраева/), pick('Закрыть доступ'), answer('Закрыть доступ')),
  clinic('clinicNotificationRead', '/fo/clinic/notifications', press(/^Отметить прочитанным/)),
  clinic('clinicNotificationReadAll', '/fo/clinic/notifications', press('Прочитать все')),
];
