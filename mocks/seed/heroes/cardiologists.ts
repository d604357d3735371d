import { DOCTOR, FILIAL } from '../demo.ts';
import { QUALIFICATION } from '../dictionaries/directory-rows.ts';
import type { HeroDoctor } from './hero-doctor.ts';
import { weekOf, workdays } from './week-text.ts';

const { highest, first, candidate } = QUALIFICATION;

/** All times of a day at half-hour steps except one. */
const NEARLY_EMPTY =
  '08:00 08:30 09:00 09:30 10:00 10:30 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30';

/** Cardiologists of the search page in the design, in its order. */
export const HERO_CARDIOLOGISTS: readonly HeroDoctor[] = [
  {
    id: DOCTOR.serikova,
    name: 'Серикова Айгуль Маратовна',
    gender: 'female',
    portrait: 'aigul',
    since: 2012,
    category: highest,
    specialisations: 'kardiolog terapevt',
    counts: [2, 0, 2, 10, 170],
    price: 12500,
    minutes: 40,
    online: true,
    busy: 0,
    rooms: [
      {
        filial: FILIAL.ayalaAbaya,
        room: 'каб. 214',
        week: weekOf(
          '09:00-18:30/13:00-13:50 14:30-19:30 08:30-18:30/13:00-13:50 09:30-17:30/13:30-14:00 09:00-18:00/13:00-13:50 09:00-13:00 –',
        ),
      },
      { filial: FILIAL.tumarSamal, room: 'каб. 6', week: weekOf('– 09:00-14:00 – – – – –') },
    ],
    description:
      'Лечу гипертонию, аритмии и ишемическую болезнь сердца. Помогаю подобрать лечение, если давление скачет или лекарства перестали работать. Веду пациентов после инфаркта и стентирования.',
  },
  {
    id: DOCTOR.abenov,
    gives: 'ekg ekhokg kholter',
    name: 'Әбенов Данияр Қайратұлы',
    gender: 'male',
    portrait: 'daniyar',
    since: 2018,
    category: first,
    specialisations: 'kardiolog',
    counts: [0, 1, 1, 7, 52],
    price: 10000,
    minutes: 30,
    online: true,
    busy: 0.5,
    rooms: [{ filial: FILIAL.zhurek, room: 'каб. 3', week: workdays('08:00-18:00/12:00-13:00') }],
    openTimes: [
      '17:00 17:30',
      '10:00 10:30 13:00 14:00 15:30 16:00 17:00 17:30',
      '08:00 08:30 09:00 09:30 10:30 11:30 13:00 14:00 14:30 16:00 17:00 17:30',
    ],
    description:
      'Занимаюсь нарушениями ритма: от экстрасистол до фибрилляции предсердий. Разбираю записи холтера вместе с пациентом и объясняю, что опасно, а что нет.',
  },
  {
    id: DOCTOR.vetrova,
    gives: 'ekg ekhokg',
    name: 'Ветрова Ольга Сергеевна',
    gender: 'female',
    portrait: 'olga',
    since: 2004,
    category: highest,
    specialisations: 'kardiolog',
    counts: [8, 6, 14, 62, 1194],
    price: 13000,
    minutes: 30,
    busy: 0.62,
    rooms: [{ filial: FILIAL.tumarSamal, room: 'каб. 12', week: workdays('09:00-17:00/13:00-14:00') }],
    openTimes: ['', '12:00', '09:00 11:30 12:00 14:30 15:00 16:00', '09:00 10:30 14:00 14:30 15:00 15:30 16:30'],
    description:
      'Кардиолог и врач функциональной диагностики: сама делаю ЭхоКГ и сразу объясняю результат. Веду пациентов с гипертонией и пороками сердца много лет подряд.',
  },
  {
    id: DOCTOR.galiev,
    name: 'Ғалиев Тимур Асқарұлы',
    gender: 'male',
    portrait: null,
    since: 2023,
    category: null,
    specialisations: 'kardiolog',
    counts: [0, 0, 0, 0, 0],
    price: 8000,
    minutes: 30,
    busy: 0,
    rooms: [
      { filial: FILIAL.kardionur, room: null, week: weekOf('08:00-17:00 – 08:00-17:00 08:00-17:00 08:00-17:00 – –') },
    ],
    openTimes: [NEARLY_EMPTY],
  },
  {
    id: DOCTOR.zhakypov,
    name: 'Жақыпов Нурлан Ерланұлы',
    gender: 'male',
    portrait: 'nurlan',
    since: 1995,
    category: highest,
    degree: candidate,
    specialisations: 'kardiolog',
    counts: [0, 0, 0, 0, 1],
    price: 13000,
    minutes: 30,
    busy: 1,
    rooms: [{ filial: FILIAL.ayalaAbaya, room: 'каб. 210', week: workdays('09:00-16:00/12:00-13:00') }],
    description:
      'Консультирую сложные случаи: сердечная недостаточность, кардиомиопатии, решение об операции. Читаю лекции молодым врачам.',
  },
];
