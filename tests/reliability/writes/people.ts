import { pdf } from '../../e2e/patient/medical-card-page.ts';
import { bookingPath, freeTimes, hero } from '../../e2e/support/booking.ts';
import { familyPath } from '../../e2e/support/family.ts';
import { demoPassword } from '../../e2e/support/people.ts';
import { homeVisit } from '../../e2e/support/places.ts';
import { sampledVisit } from '../../e2e/support/sampling.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';
import {
  answer,
  choice,
  choose,
  file,
  photo,
  pick,
  press,
  tick,
  type,
  type Write,
  typeCode,
  writesOf,
} from './acts.ts';

const guest = writesOf(null);
const patient = writesOf('patient');
const NEW = 'Aman2028';

const firstTime = async (provider: TestProvider): Promise<string> => bookingPath((await freeTimes(provider))[0] ?? '');
const first = async (provider: TestProvider, path: string): Promise<number> =>
  (await provider.ask<{ data: { id: number }[] }>('GET', path, { as: 'patient' })).data[0]?.id ?? 0;
const review =
  (state: string, rest = '') =>
  async (provider: TestProvider): Promise<string> =>
    `/fo/patient/reviews/${await first(provider, `/fo/patient/reviews?state=${state}`)}${rest}`;
const toReview = async (provider: TestProvider): Promise<string> => {
  const { data } = await provider.ask<{ data: { to_review: { id: number }[] } }>('GET', '/fo/patient/home', {
    as: 'patient',
  });
  return `/fo/patient/reviews/new?visit=${data.to_review[0]?.id ?? 0}`;
};

const login = (role: string) => [
  choice(role),
  type('Электронная почта', 'patient@demo.kz'),
  type('Пароль', demoPassword),
  press(/^Войти$/),
];
const email = (address: string) => [type('Электронная почта', address), press('Получить код')];
const code = typeCode(/^Код/, '12345');

const person = [
  type('Фамилия', 'Нурланова'),
  type('Имя', 'Асель'),
  type('Телефон', '87015550244'),
  type('Дата рождения', '15.05.1990'),
  type('ИИН', '900515400212'),
  choice('Женский'),
];
const clinic = [
  type('Название', 'Клиника «Шипа»'),
  choose('Тип', { index: 1 }),
  choose('Город', 'Алматы'),
  type('Сколько филиалов', '2'),
  type('Год открытия', '2014'),
  type('БИН', '160340007019'),
  type('Юридическое название', 'ТОО «Шипа»'),
  type('Юридический адрес', 'Алматы, пр. Абая, 10'),
  type('Фамилия', 'Нурланова'),
  type('Имя', 'Асель'),
  type('Телефон', '87015550244'),
];
const passwords = [type('Пароль', NEW), type('Пароль ещё раз', NEW)];
const relative = [
  choose('Кто это', 'daughter'),
  type('Фамилия', 'Осипова'),
  type('Имя', 'Айша'),
  type('Дата рождения', '15.05.2019'),
  choice('Женский'),
];
const consent = tick(/Даю согласие/);
const register = (role: string) => [...email('new@aman.example'), code, choice(role), press('Продолжить')];

/** Writes of guests and patients. */
export const peoplesWrites: readonly Write[] = [
  guest('authLoginPatient', '/auth/login', ...login('Пациент')),
  guest('authLoginDoctor', '/auth/login', ...login('Врач')),
  guest('authLoginClinic', '/auth/login', ...login('Клиника')),
  guest('passwordCodeSend', '/auth/password', ...email('patient@demo.kz')),
  guest('passwordCodeConfirm', '/auth/password', ...email('patient@demo.kz'), code),
  guest(
    'passwordReset',
    '/auth/password',
    ...email('patient@demo.kz'),
    code,
    type('Новый пароль', NEW),
    type('Новый пароль ещё раз', NEW),
    press('Сохранить пароль'),
  ),
  guest('registerCodeSend', '/auth/register', ...email('new@aman.example')),
  guest('registerCodeConfirm', '/auth/register', ...email('new@aman.example'), code),
  guest(
    'registerCompletePatient',
    '/auth/register',
    ...register('Я пациент'),
    ...person,
    ...passwords,
    consent,
    press('Создать аккаунт'),
  ),
  guest(
    'registerCompleteDoctor',
    '/auth/register',
    ...register('Я врач'),
    ...person,
    tick('Терапевт'),
    type('Год начала практики', '2014'),
    ...passwords,
    consent,
    press(/^(Создать|Отправить)/),
  ),

  guest(
    'registerCompleteClinic',
    '/auth/register',
    ...register('Мы клиника'),
    ...clinic,
    ...passwords,
    consent,
    press(/^(Создать|Отправить)/),
  ),

  patient('patientProfileUpdate', '/fo/patient/profile', type(/^Адрес/, 'Алматы, пр. Абая, 150'), press(/^Сохранить$/)),
  patient('fileUpload', '/fo/patient/profile', photo, answer('Сохранить фото')),
  patient('patientAvatarUpdate', '/fo/patient/profile', photo, answer('Сохранить фото')),
  patient(
    'consentWithdraw',
    '/fo/patient/profile',
    (page) => page.getByText(/^Всего.\d+.согласи/).click(),
    press(/^Отозвать согласие от/),
    answer('Отозвать'),
  ),
  patient('familyMemberCreate', `${familyPath}/add`, ...relative, press(/^Добавить$/)),
  patient('familyMemberUpdate', `${familyPath}/1`, type('Имя', 'Марсель'), press('Сохранить')),
  patient('familyMemberDelete', familyPath, press(/Удалить: Осипова Раиса/), answer('Удалить')),
  patient('visitCreate', firstTime, tick(/Даю согласие на передачу/), press('Записаться')),
  patient(
    'visitCancel',
    '/fo/patient/visits/1',
    press('Отменить'),
    choice('Другая причина'),
    type('Какая', 'Уезжаю в командировку'),
    answer('Отменить запись'),
  ),
  patient('visitReschedule', '/fo/patient/visits/1/reschedule', choice(/^\d\d:\d\d/), press(/^Перенести/)),
  patient('visitAttendanceConfirm', '/fo/patient', press(/риду$/)),
  patient(
    'visitDispute',
    '/fo/patient/visits/4',
    press('Приём не состоялся'),
    type('Что случилось', 'Врача не было на месте, приём отменили'),
    answer('Отправить'),
  ),
  patient('visitAnswersUpdate', '/fo/patient/visits/1', press('Ответить'), type(/^Какие/, 'Нет'), answer('Сохранить')),
  patient(
    'visitCommentUpdate',
    '/fo/patient/visits/1',
    press('Изменить комментарий'),
    type(/^Что беспокоит/, 'Болит голова'),
    answer('Сохранить'),
  ),
  patient(
    'visitServicesChange',
    async (provider) => `/fo/patient/visits/${sampledVisit(provider)}`,
    press('Изменить анализы'),
    tick(/^Ферритин/),
    answer('Сохранить'),
  ),
  patient(
    'visitHomeAddressUpdate',
    homeVisit,
    press('Изменить адрес'),
    type('Улица и дом', 'ул. Жандосова, 58'),
    answer('Сохранить'),
  ),
  patient('waitlistCreate', '/fo/patient/visits/1', press('Сообщить, если освободится раньше')),
  patient('waitlistDelete', withWish, press(/^Больше не.сообщать/)),
  patient('medicalCardUpdate', '/fo/patient/medical-card/update', type('Вес, кг', '70'), press('Сохранить')),
  patient(
    'documentCreate',
    '/fo/patient/medical-card/document?visit=1',
    file(/^(Выбрать файлы|Файлы)$/, pdf('ЭКГ новое.pdf')),
    type('Название', 'Эхо сердца'),
    // A stored file has its own button, which sends it again.
    press(/^(Добавить документ|Повторить: .*)$/),
  ),
  patient(
    'documentUpdate',
    '/fo/patient/update-document?id=1',
    type('Название', 'Прививка от кори'),
    press('Сохранить'),
  ),
  patient('documentDelete', '/fo/patient/medical-card', press('Действия: ЭКГ'), pick('Удалить'), answer('Удалить')),
  patient(
    'reviewCreate',
    toReview,
    (page) => page.getByRole('group', { name: 'Общая оценка' }).getByRole('radio', { name: /^4/ }).check(),
    type('Отзыв', 'Врач выслушала, объяснила снимок и расписала лечение.'),
    press('Отправить отзыв'),
  ),
  patient(
    'reviewUpdate',
    review('rejected', '/edit'),
    type('Отзыв', 'Врач выслушала, объяснила снимок и расписала лечение.'),
    press(/^(Отправить|Сохранить)/),
  ),
  patient('reviewDelete', review('published'), press('Удалить'), answer('Удалить')),
  patient('favouriteAdd', '/doctor/kim-irina', press(/избранное/)),
  patient('favouriteDelete', withFavourite, press(/избранное/)),
  patient('notificationRead', '/fo/patient/notifications', press(/^Отметить прочитанным/)),
  patient('notificationReadAll', '/fo/patient/notifications', press('Прочитать все')),
  patient(
    'questionCreate',
    '/qa',
    press('Задать вопрос'),
    // The page behind the dialog also has a field «Направление».
    (page) => page.getByRole('dialog').waitFor(),
    choose('Направление', 'Кардиология'),
    type(/^Вопрос одним предложением/, 'Можно ли плавать после прививки?'),
    type(/^Подробности/, 'Вчера привили от гриппа, сегодня бассейн. Идти или подождать?'),
    answer('Отправить вопрос'),
  ),
  patient(
    'authLogout',
    '/fo/patient',
    (page) => page.getByRole('banner').getByRole('button', { name: /меню/i }).click(),
    answer('Выйти'),
  ),
];

async function withWish(provider: TestProvider): Promise<string> {
  await provider.ask('POST', '/fo/patient/waitlist', { as: 'patient', body: { visit_id: 1 } }).catch(() => undefined);
  return '/fo/patient/waitlist';
}

async function withFavourite(provider: TestProvider): Promise<string> {
  const body = { kind: 'doctor', slug: hero.slug };
  await provider.ask('POST', '/fo/patient/favourites', { as: 'patient', body }).catch(() => undefined);
  return `/doctor/${hero.slug}`;
}
