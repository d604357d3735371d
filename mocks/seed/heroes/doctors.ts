import type { RatingCounts, WeekHours } from '@mocks/db/types/place.ts';
import { DOCTOR, FILIAL } from '../demo.ts';
import { QUALIFICATION } from '../dictionaries/directory-rows.ts';
import { weekOf, workdays } from './week-text.ts';

/** A doctor whom the design knows by name. */
export interface HeroDoctor {
  readonly id: number;
  /** Surname, first name, patronymic. */
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly portrait?: string;
  readonly since: number;
  readonly category: number | null;
  readonly degree?: number;
  /** Slugs, the main one first. */
  readonly specialisations: string;
  readonly counts: RatingCounts;
  readonly price: number;
  readonly minutes: number;
  readonly online?: true;
  readonly home?: true;
  readonly ages?: { readonly min: number | null; readonly max: number | null };
  readonly rooms: readonly { readonly filial: number; readonly room: string | null; readonly week: WeekHours }[];
  /** Liveliness of the generated part of the calendar; 0 where the visits are real rows. */
  readonly busy: number;
  /** Free times of the first days on which the doctor receives, HH:MM; other times of those days count as taken. */
  readonly openTimes?: readonly string[];
  readonly description?: string;
}

const { highest, first, second, candidate, phd } = QUALIFICATION;
const CHILDREN = { min: 0, max: 17 };
const ALL_AGES = { min: null, max: null };

/** Every half hour of a day but one, as a calendar without visits has it. */
const NEARLY_EMPTY =
  '08:00 08:30 09:00 09:30 10:00 10:30 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30';

export const HERO_DOCTORS: readonly HeroDoctor[] = [
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
  {
    id: DOCTOR.kardashev,
    name: 'Кардашев Олег Петрович',
    gender: 'male',
    portrait: 'sergey',
    since: 2009,
    category: first,
    specialisations: 'travmatolog-ortoped',
    counts: [3, 1, 4, 18, 131],
    price: 11000,
    minutes: 30,
    busy: 0,
    ages: ALL_AGES,
    rooms: [{ filial: FILIAL.ayalaToleBi, room: 'каб. 105', week: workdays('09:00-17:00/13:00-14:00', '09:00-13:00') }],
  },
  {
    id: DOCTOR.kardanova,
    name: 'Карданова Асель Руслановна',
    gender: 'female',
    since: 2015,
    category: second,
    specialisations: 'terapevt',
    counts: [1, 1, 3, 9, 72],
    price: 9000,
    minutes: 30,
    online: true,
    home: true,
    busy: 0,
    rooms: [{ filial: FILIAL.ayalaToleBi, room: 'каб. 112', week: workdays('08:00-14:00', '09:00-13:00') }],
  },
  {
    id: DOCTOR.otegenova,
    name: 'Өтегенова Зарина Бауыржанқызы',
    gender: 'female',
    portrait: 'zarina',
    since: 2011,
    category: highest,
    specialisations: 'ginekolog mammolog',
    counts: [4, 2, 6, 31, 398],
    price: 11500,
    minutes: 30,
    busy: 0,
    rooms: [
      {
        filial: FILIAL.ayalaAbaya,
        room: 'каб. 208',
        week: weekOf('– 10:00-18:00/13:00-14:00 – 10:00-18:00/13:00-14:00 – – –'),
      },
      {
        filial: FILIAL.tumarSatpaeva,
        room: 'каб. 4',
        week: weekOf('08:40-16:00/12:40-13:00 18:20-19:40 08:40-16:00/12:40-13:00 – 08:40-16:00/12:40-13:00 – –'),
      },
    ],
  },
  {
    id: DOCTOR.lapin,
    name: 'Лапин Сергей Викторович',
    gender: 'male',
    since: 2007,
    category: highest,
    specialisations: 'lor',
    counts: [5, 3, 8, 29, 301],
    price: 9500,
    minutes: 30,
    busy: 0,
    ages: ALL_AGES,
    rooms: [
      {
        filial: FILIAL.ayalaAbaya,
        room: 'каб. 203',
        week: weekOf('08:00-14:00 08:00-14:00 14:00-20:00 14:00-20:00 08:00-14:00 – –'),
      },
    ],
  },
  {
    id: DOCTOR.kulbaeva,
    name: 'Құлбаева Мадина Тимурқызы',
    gender: 'female',
    portrait: 'madina',
    since: 2013,
    category: first,
    specialisations: 'endokrinolog',
    counts: [2, 2, 5, 22, 214],
    price: 11000,
    minutes: 40,
    online: true,
    busy: 0,
    rooms: [
      {
        filial: FILIAL.ayalaOrbita,
        room: 'каб. 2',
        week: weekOf('09:00-17:00/13:00-14:00 08:20-17:00/12:20-13:00 – 09:00-17:00/13:00-14:00 – – –'),
      },
      {
        filial: FILIAL.ayalaAbaya,
        room: 'каб. 205',
        week: weekOf('– – 08:20-17:00/12:20-13:00 – 08:20-17:00/12:20-13:00 – –'),
      },
    ],
  },
  {
    id: DOCTOR.erzhanov,
    name: 'Ержанов Дәурен Қанатұлы',
    gender: 'male',
    since: 2017,
    category: second,
    specialisations: 'terapevt',
    counts: [3, 2, 4, 12, 88],
    price: 8500,
    minutes: 40,
    home: true,
    busy: 0,
    rooms: [{ filial: FILIAL.ayalaAbaya, room: 'каб. 202', week: workdays('08:00-18:00/12:40-14:00') }],
  },
  {
    id: DOCTOR.kim,
    name: 'Ким Ирина Александровна',
    gender: 'female',
    since: 2010,
    category: first,
    specialisations: 'gastroenterolog',
    counts: [1, 1, 4, 16, 173],
    price: 12000,
    minutes: 30,
    online: true,
    busy: 0,
    rooms: [{ filial: FILIAL.ayalaAbaya, room: 'каб. 211', week: workdays('08:00-14:00', '09:00-14:00') }],
  },
  {
    id: DOCTOR.tolegenova,
    name: 'Төлегенова Сәуле Нұрланқызы',
    gender: 'female',
    since: 2008,
    category: highest,
    specialisations: 'pediatr allergolog-immunolog',
    counts: [3, 2, 7, 40, 512],
    price: 10500,
    minutes: 30,
    online: true,
    home: true,
    busy: 0.55,
    ages: CHILDREN,
    rooms: [{ filial: FILIAL.tumarSamal, room: 'каб. 1', week: workdays('09:00-17:00/13:00-14:00', '09:00-13:00') }],
  },
  {
    id: DOCTOR.akhmetova,
    name: 'Ахметова Гүлмира Болатқызы',
    gender: 'female',
    since: 2006,
    category: highest,
    degree: phd,
    specialisations: 'nevrolog',
    counts: [4, 3, 9, 36, 352],
    price: 11500,
    minutes: 40,
    online: true,
    busy: 0,
    rooms: [
      {
        filial: FILIAL.ayalaAbaya,
        room: 'каб. 207',
        week: weekOf('08:00-17:00/12:00-12:40 08:00-17:00/12:00-12:40 – 08:00-17:00/12:00-12:40 – – –'),
      },
      { filial: FILIAL.ayalaToleBi, room: 'каб. 101', week: weekOf('– – 08:00-15:20 – 08:00-15:20 – –') },
    ],
  },
  {
    id: DOCTOR.bektasov,
    name: 'Бектасов Арман Талғатұлы',
    gender: 'male',
    since: 2014,
    category: first,
    specialisations: 'urolog',
    counts: [2, 1, 3, 14, 97],
    price: 11000,
    minutes: 30,
    busy: 0,
    rooms: [{ filial: FILIAL.ayalaToleBi, room: 'каб. 108', week: workdays('14:00-20:00') }],
  },
  {
    id: DOCTOR.pavlenko,
    name: 'Павленко Наталья Викторовна',
    gender: 'female',
    since: 2003,
    category: highest,
    specialisations: 'pediatr',
    counts: [2, 1, 4, 21, 196],
    price: 9500,
    minutes: 30,
    home: true,
    busy: 0,
    ages: CHILDREN,
    rooms: [{ filial: FILIAL.ayalaOrbita, room: 'каб. 5', week: workdays('08:00-16:00/12:00-13:00') }],
  },
  {
    id: DOCTOR.seitov,
    name: 'Сейітов Ерлан Мұратұлы',
    gender: 'male',
    since: 2005,
    category: highest,
    specialisations: 'oftalmolog',
    counts: [3, 2, 5, 27, 268],
    price: 10000,
    minutes: 30,
    busy: 0.5,
    ages: ALL_AGES,
    rooms: [{ filial: FILIAL.aikynKoz, room: null, week: workdays('09:00-18:00/13:00-14:00', '09:00-14:00') }],
  },
];

/** Doctors whose visits are rows of the Db: those of «Аяла». */
export const DOCTORS_WITH_VISITS: readonly number[] = [
  DOCTOR.serikova,
  DOCTOR.zhakypov,
  DOCTOR.kardashev,
  DOCTOR.kardanova,
  DOCTOR.otegenova,
  DOCTOR.lapin,
  DOCTOR.kulbaeva,
  DOCTOR.erzhanov,
  DOCTOR.kim,
  DOCTOR.akhmetova,
  DOCTOR.bektasov,
  DOCTOR.pavlenko,
];
