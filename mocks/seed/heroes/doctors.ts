import type { RatingCounts, WeekHours } from '#mocks/db/types/place.ts';
import { DOCTOR } from '../demo.ts';
import { QUALIFICATION } from '../dictionaries/directory-rows.ts';
import { numbersOf, readRecords, wordsOf } from '../dictionaries/text-table.ts';
import { weekOf, workdays } from './week-text.ts';

/** A doctor of the design or of the demo patient's visits, with a fixed id. */
export interface HeroDoctor {
  readonly id: number;
  /** Surname, first name, patronymic. */
  readonly name: string;
  readonly gender: 'male' | 'female';
  /**
   * Name of the portrait; null shows initials; undefined chooses a portrait as for generated
   * doctors.
   */
  readonly portrait: string | null | undefined;
  readonly since: number;
  readonly category: number | null;
  readonly degree: number | null;
  /** Slugs of specialisations, the main one first. */
  readonly specialisations: readonly string[];
  readonly counts: RatingCounts;
  readonly price: number;
  readonly minutes: number;
  readonly online: boolean;
  readonly home: boolean;
  /** True if the doctor also accepts ОСМС patients. */
  readonly osms: boolean;
  readonly ages: { readonly min: number | null; readonly max: number | null };
  readonly rooms: readonly { readonly filial: number; readonly room: string | null; readonly week: WeekHours }[];
  /** Generated load of the calendar, from 0 to 1; 0 if all visits are stored. */
  readonly busy: number;
  /** Number of fully booked days, counted from the seed's day. */
  readonly fullDays: number;
  /** Number of bookable days; null for the default. */
  readonly horizon: number | null;
  /**
   * Free slots of the first working days, one text per day; the other slots of these days are
   * taken.
   */
  readonly openTimes: readonly string[];
  readonly description: string | null;
  /** Slugs of services that the doctor always offers. */
  readonly gives: readonly string[];
}

/** Ratings are counts from one star to five; «–» means no portrait. */
const DOCTORS = `
id | name                          | gender | portrait | since | category | degree    | specialisations              | ratings        | price | minutes | busy | formats     | ages     | horizon | full | gives
1  | Серикова Айгуль Маратовна     | female | aigul    | 2012  | highest  |           | kardiolog terapevt           | 2 0 2 10 170   | 12500 | 40      | 0    | online      |          |         |      |
2  | Әбенов Данияр Қайратұлы       | male   | daniyar  | 2018  | first    |           | kardiolog                    | 0 1 1 7 52     | 10000 | 30      | 0.5  | online      |          |         |      | ekg ekhokg kholter
3  | Ветрова Ольга Сергеевна       | female | olga     | 2004  | highest  |           | kardiolog                    | 8 6 14 62 1194 | 13000 | 30      | 0.62 |             |          |         |      | ekg ekhokg
4  | Ғалиев Тимур Асқарұлы         | male   | –        | 2023  |          |           | kardiolog                    | 0 0 0 0 0      | 8000  | 30      | 0    |             |          |         |      |
5  | Жақыпов Нурлан Ерланұлы       | male   | nurlan   | 1995  | highest  | candidate | kardiolog                    | 0 0 0 0 1      | 13000 | 30      | 1    |             |          |         |      |
6  | Кардашев Олег Петрович        | male   | sergey   | 2009  | first    |           | travmatolog-ortoped          | 3 1 4 18 131   | 11000 | 30      | 0    |             | all      |         |      |
7  | Карданова Асель Руслановна    | female |          | 2015  | second   |           | terapevt                     | 1 1 3 9 72     | 9000  | 30      | 0    | online home |          |         |      |
8  | Өтегенова Зарина Бауыржанқызы | female | zarina   | 2011  | highest  |           | ginekolog mammolog           | 4 2 6 31 398   | 11500 | 30      | 0    |             |          |         |      | uzi-malogo-taza uzi-molochnykh-zhelez kolposkopiya
9  | Лапин Сергей Викторович       | male   |          | 2007  | highest  |           | lor                          | 5 3 8 29 301   | 9500  | 30      | 0    |             | all      |         |      | promyvanie-mindalin udalenie-sernoi-probki audiometriya
10 | Құлбаева Мадина Тимурқызы     | female | madina   | 2013  | first    |           | endokrinolog                 | 2 2 5 22 214   | 11000 | 40      | 0    | online      |          |         |      |
11 | Ержанов Дәурен Қанатұлы       | male   |          | 2017  | second   |           | terapevt                     | 3 2 4 12 88    | 8500  | 40      | 0    | home        |          |         |      |
12 | Ким Ирина Александровна       | female |          | 2010  | first    |           | gastroenterolog              | 1 1 4 16 173   | 12000 | 30      | 0    | online      |          | 42      |      | uzi-bryushnoi-polosti fgds
13 | Төлегенова Сәуле Нұрланқызы   | female |          | 2008  | highest  |           | pediatr allergolog-immunolog | 3 2 7 40 512   | 10500 | 30      | 0.55 | online home | children | 90      |      |
14 | Ахметова Гүлмира Болатқызы    | female |          | 2006  | highest  | phd       | nevrolog                     | 4 3 9 36 352   | 11500 | 40      | 0    | online      |          |         |      |
15 | Бектасов Арман Талғатұлы      | male   |          | 2014  | first    |           | urolog                       | 2 1 3 14 97    | 11000 | 30      | 0    |             |          | 60      | 35   |
16 | Павленко Наталья Викторовна   | female |          | 2003  | highest  |           | pediatr                      | 2 1 4 21 196   | 9500  | 30      | 0    | home        | children |         |      |
17 | Сейітов Ерлан Мұратұлы        | male   |          | 2005  | highest  |           | oftalmolog                   | 3 2 5 27 268   | 10000 | 30      | 0.5  |             | all      |         |      | podbor-ochkov osmotr-glaznogo-dna`;

/**
 * Where each doctor works, and when. The column `week` has one entry (for all five working days),
 * two entries (working days, Saturday) or seven entries (from Monday).
 */
const ROOMS = `
doctor | filial | room     | week
1      | 1      | каб. 214 | 09:00-18:30/13:00-13:50 14:30-19:30 08:30-18:30/13:00-13:50 09:30-17:30/13:30-14:00 09:00-18:00/13:00-13:50 09:00-13:00 –
1      | 7      | каб. 6   | – 09:00-14:00 – – – – –
2      | 5      | каб. 3   | 08:00-18:00/12:00-13:00
3      | 7      | каб. 12  | 09:00-17:00/13:00-14:00
4      | 6      |          | 08:00-17:00 – 08:00-17:00 08:00-17:00 08:00-17:00 – –
5      | 1      | каб. 210 | 09:00-16:00/12:00-13:00
6      | 2      | каб. 105 | 09:00-17:00/13:00-14:00 09:00-13:00
7      | 2      | каб. 112 | 08:00-14:00 09:00-13:00
8      | 1      | каб. 208 | – 10:00-18:00/13:00-14:00 – 10:00-18:00/13:00-14:00 – – –
8      | 8      | каб. 4   | 08:40-16:00/12:40-13:00 18:20-19:40 08:40-16:00/12:40-13:00 – 08:40-16:00/12:40-13:00 – –
9      | 1      | каб. 203 | 08:00-14:00 08:00-14:00 14:00-20:00 14:00-20:00 08:00-14:00 – –
10     | 3      | каб. 2   | 09:00-17:00/13:00-14:00 08:20-17:00/12:20-13:00 – 09:00-17:00/13:00-14:00 – – –
10     | 1      | каб. 205 | – – 08:20-17:00/12:20-13:00 – 08:20-17:00/12:20-13:00 – –
11     | 1      | каб. 202 | 08:00-18:00/12:40-14:00
12     | 1      | каб. 211 | 08:00-14:00 09:00-14:00
13     | 7      | каб. 1   | 09:00-17:00/13:00-14:00 09:00-13:00
14     | 1      | каб. 207 | 08:00-17:00/12:00-12:40 08:00-17:00/12:00-12:40 – 08:00-17:00/12:00-12:40 – – –
14     | 2      | каб. 101 | – – 08:00-15:20 – 08:00-15:20 – –
15     | 2      | каб. 108 | 14:00-20:00
16     | 3      | каб. 5   | 08:00-16:00/12:00-13:00
17     | 9      |          | 09:00-18:00/13:00-14:00 09:00-14:00`;

const AGES: Readonly<Record<string, HeroDoctor['ages']>> = {
  children: { min: 0, max: 17 },
  all: { min: null, max: null },
};
const ADULTS = { min: 18, max: null };

const OPEN_TIMES: Readonly<Record<number, readonly string[]>> = {
  [DOCTOR.abenov]: [
    '17:00 17:30',
    '10:00 10:30 13:00 14:00 15:30 16:00 17:00 17:30',
    '08:00 08:30 09:00 09:30 10:30 11:30 13:00 14:00 14:30 16:00 17:00 17:30',
  ],
  [DOCTOR.vetrova]: ['', '12:00', '09:00 11:30 12:00 14:30 15:00 16:00', '09:00 10:30 14:00 14:30 15:00 15:30 16:30'],
  // Each half hour except 11:00 is free.
  [DOCTOR.galiev]: [
    '08:00 08:30 09:00 09:30 10:00 10:30 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30',
  ],
};

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  [DOCTOR.serikova]:
    'Лечу гипертонию, аритмии и ишемическую болезнь сердца. Помогаю подобрать лечение, если давление скачет или лекарства перестали работать. Веду пациентов после инфаркта и стентирования.',
  [DOCTOR.abenov]:
    'Занимаюсь нарушениями ритма: от экстрасистол до фибрилляции предсердий. Разбираю записи холтера вместе с пациентом и объясняю, что опасно, а что нет.',
  [DOCTOR.vetrova]:
    'Кардиолог и врач функциональной диагностики: сама делаю ЭхоКГ и сразу объясняю результат. Веду пациентов с гипертонией и пороками сердца много лет подряд.',
  [DOCTOR.zhakypov]:
    'Консультирую сложные случаи: сердечная недостаточность, кардиомиопатии, решение об операции. Читаю лекции молодым врачам.',
};

const BY_OSMS: ReadonlySet<number> = new Set([DOCTOR.galiev, DOCTOR.kulbaeva, DOCTOR.tolegenova]);

const rooms = Map.groupBy(readRecords(ROOMS), (row) => Number(row['doctor']));

/** Doctors with fixed ids, sorted by id. */
export const HERO_DOCTORS: readonly HeroDoctor[] = readRecords(DOCTORS).map((row) => {
  const { name = '', portrait = '', ages = '' } = row;
  const id = Number(row['id']);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = numbersOf(row['ratings']);
  const formats = wordsOf(row['formats']);
  return {
    id,
    name,
    gender: row['gender'] === 'male' ? 'male' : 'female',
    portrait: portrait === '–' ? null : portrait || undefined,
    since: Number(row['since']),
    category: qualification(row['category']),
    degree: qualification(row['degree']),
    specialisations: wordsOf(row['specialisations']),
    counts: [one, two, three, four, five],
    price: Number(row['price']),
    minutes: Number(row['minutes']),
    online: formats.includes('online'),
    home: formats.includes('home'),
    osms: BY_OSMS.has(id),
    ages: AGES[ages] ?? ADULTS,
    rooms: (rooms.get(id) ?? []).map(({ filial, room = '', week = '' }) => ({
      filial: Number(filial),
      room: room || null,
      week: hoursOf(week),
    })),
    busy: Number(row['busy']),
    fullDays: Number(row['full']),
    horizon: Number(row['horizon']) || null,
    openTimes: OPEN_TIMES[id] ?? [],
    description: DESCRIPTIONS[id] ?? null,
    gives: wordsOf(row['gives']),
  };
});

function qualification(name = ''): number | null {
  return (QUALIFICATION as Readonly<Record<string, number>>)[name] ?? null;
}

function hoursOf(week: string): WeekHours {
  const [days = '', saturday, ...more] = week.split(' ');
  return more.length > 0 ? weekOf(week) : workdays(days, saturday);
}

/** Ids of the doctors of «Аяла», whose visits are stored. */
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
