import { answer, choice, choose, pick, press, tick, type, type Write, writesOf } from './acts.ts';

const clinic = writesOf('clinic');
const BOARD = '/fo/clinic/board?filial=1&doctor_id=1';
const FILIALS = '/fo/clinic/filials';
const PRICES = `${FILIALS}/1/prices?kind=analysis`;
const DOCTORS = '/fo/clinic/doctors';
const CLIENT = '/fo/clinic/clients/18';
const REVIEWS = '/fo/clinic/reviews';
const STAFF = '/fo/clinic/staff';

const save = press(/^Сохранить$/);
const saveIt = answer('Сохранить');
const blood = 'Общий анализ крови';

/** What people of a clinic write. */
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
    'clinicDoctorDelete',
    `${DOCTORS}?q=ветрова`,
    press(/Действия: Ветрова/),
    pick('Отозвать приглашение'),
    answer('Отозвать приглашение'),
  ),
  clinic('clinicDoctorFilialAdd', `${FILIALS}/4/doctors`, press('Врач клиники'), answer(/Добавить: Лапин/)),
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
  clinic('clinicClientNoteCreate', CLIENT, type('Новая заметка', 'Аллергия на латекс'), press('Добавить заметку')),

  clinic('clinicVisitStateUpdate', BOARD, press(/Мұқанова/), answer('Подтвердить')),
  clinic(
    'clinicVisitCreate',
    '/fo/clinic/board?filial=1&client=18',
    (page) => page.getByRole('dialog').waitFor(),
    type('Комментарий', 'Давление'),
    answer(/^Записать на/),
  ),

  clinic(
    'clinicFeedbackReplyUpdate',
    REVIEWS,
    press(/^Ответить на отзыв/),
    type('Ваш ответ', 'Ждём вас.'),
    press('Опубликовать'),
  ),
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
  clinic('clinicWaitlistOfferUpdate', '/fo/clinic/waitlist', press(/^Другое время/), choice(), answer(/^Предложить/)),
  clinic(
    'clinicStaffCreate',
    STAFF,
    press('Пригласить'),
    type('Фамилия', 'Оспанов'),
    type('Имя', 'Данияр'),
    type('Почта', 'ospanov@example.kz'),
    answer('Пригласить'),
  ),
  clinic('clinicNotificationRead', '/fo/clinic/notifications', press(/^Отметить прочитанным/)),
  clinic('clinicNotificationReadAll', '/fo/clinic/notifications', press('Прочитать все')),
];
