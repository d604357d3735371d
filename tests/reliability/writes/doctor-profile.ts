import type { Page } from '@playwright/test';
import { answer, choose, photo, pick, press, tick, type, type Write, writesOf } from './acts.ts';

const doctor = writesOf('doctor');
const PROFILE = '/fo/doctor/profile';

const save = answer('Сохранить');
/** Opens an entry of a list by its menu. */
const edit = (title: string) => [press(new RegExp(`^Действия: ${title}`)), pick('Изменить')];
const remove = (title: string) => [press(new RegExp(`^Действия: ${title}`)), pick('Удалить'), answer('Удалить')];

/** Writes of doctors about themselves. */
export const profilesWrites: readonly Write[] = [
  doctor('doctorNameUpdate', PROFILE, type('Фамилия', 'Серикова-Нурланова'), saveSection('Имя')),
  doctor(
    'doctorContactInfoUpdate',
    PROFILE,
    type('Телефон', '87015550244'),
    type('Telegram', '@serikova_kz'),
    saveSection('Контакты'),
  ),
  doctor('doctorDescriptionUpdate', PROFILE, type('Текст', 'Лечу гипертонию.'), saveSection(/О\sсебе|Описание/)),
  doctor('doctorReceptionUpdate', PROFILE, tick('Детей'), type(/^Возраст от/, '3'), saveSection(/приём|принимаете/i)),
  doctor('doctorWorkExperienceCreate', PROFILE, press('Добавить место работы'), ...work(), save),
  doctor('doctorEducationCreate', PROFILE, press('Добавить образование'), ...education(), save),
  doctor('doctorParameterLinkCreate', PROFILE, tick('Работает по ОСМС')),
  doctor('doctorSpecialisationOrderUpdate', PROFILE, press('Терапевт: выше')),
  doctor('doctorSpecialisationLinkDelete', PROFILE, press('Убрать: Терапевт')),
  doctor('doctorAvatarUpdate', PROFILE, photo, answer('Сохранить фото')),
  doctor('doctorQualificationUpdate', PROFILE, type(/^С.какого года/, '2011'), saveSection(/Категория/)),
  doctor('doctorWorkExperienceUpdate', PROFILE, ...edit('Врач-резидент'), type('Должность', 'Ординатор'), save),
  doctor('doctorWorkExperienceDelete', PROFILE, ...remove('Врач-резидент')),
  doctor('doctorEducationUpdate', PROFILE, ...edit('Лечебное дело'), type('Что изучали', 'Педиатрия'), save),
  doctor('doctorEducationDelete', PROFILE, ...remove('Лечебное дело')),
  doctor(
    'doctorCertificateCreate',
    PROFILE,
    press('Добавить сертификат'),
    type('Название', 'Сертификат УЗИ'),
    type('Кто выдал', 'НЦЭ'),
    type('Год', '2022'),
    save,
  ),
  doctor('doctorCertificateUpdate', PROFILE, ...edit('Высшая категория'), type('Название', 'Первая категория'), save),
  doctor('doctorCertificateDelete', PROFILE, ...remove('Высшая категория')),
  doctor(
    'doctorSpecialisationLinkCreate',
    PROFILE,
    choose('Ещё одна специализация', { index: 1 }),
    press(/^Добавить$/),
  ),
  doctor('doctorParameterLinkDelete', PROFILE, (page) =>
    page.getByRole('checkbox', { name: 'Онлайн-консультации' }).setChecked(false, { force: true }),
  ),
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
