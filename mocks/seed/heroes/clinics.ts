import type { Clinic, DayHours, Filial, WeekHours } from '@mocks/db/types/place.ts';
import { CITIES } from '../dictionaries/cities.ts';
import { clinicProfile } from '../dictionaries/clinic-profiles.ts';
import { DISTRICTS } from '../dictionaries/districts.ts';
import { USUAL_SETTINGS, type ClinicDraft } from '../factories/clinics.ts';

const day = (from: number, to: number): DayHours => ({ from: from * 60, to: to * 60, breaks: [] });
const week = (workday: DayHours, saturday: DayHours | null): WeekHours => [
  workday,
  workday,
  workday,
  workday,
  workday,
  saturday,
  null,
];

const AYALA_WEEK = week(day(8, 20), day(9, 15));
const SHORT_WEEK = week(day(8, 18), null);
const LONG_WEEK = week(day(8, 20), day(8, 18));

type ClinicLine = Pick<
  Clinic,
  'id' | 'slug' | 'title' | 'short_title' | 'jur_name' | 'bin' | 'work_start_year' | 'parameter_ids'
> & { readonly profile: string };

type FilialLine = Pick<
  Filial,
  | 'id'
  | 'title'
  | 'short_title'
  | 'address'
  | 'directions'
  | 'lat'
  | 'lng'
  | 'phone'
  | 'email'
  | 'contact_person'
  | 'hours'
> & {
  readonly clinic: number;
  readonly district: string;
  readonly draft?: true;
};

const CLINIC_LINES: readonly ClinicLine[] = [
  {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: '«Аяла»',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    bin: '160340001238',
    work_start_year: 2016,
    parameter_ids: [1, 2, 3, 6, 7],
    profile: 'multi',
  },
  {
    id: 2,
    slug: 'zhurek',
    title: 'Кардиоцентр «Жүрек»',
    short_title: '«Жүрек»',
    jur_name: 'ТОО «Кардиоцентр „Жүрек“»',
    bin: '190741000453',
    work_start_year: 2019,
    parameter_ids: [1, 2, 6],
    profile: 'cardio',
  },
  {
    id: 3,
    slug: 'kardionur',
    title: 'Клиника «КардиоНұр»',
    short_title: '«КардиоНұр»',
    jur_name: 'ТОО «Клиника „КардиоНұр“»',
    bin: '210440007718',
    work_start_year: 2021,
    parameter_ids: [2, 3, 6, 10],
    profile: 'cardio',
  },
  {
    id: 4,
    slug: 'tumar',
    title: 'Семейная клиника «Тұмар»',
    short_title: '«Тұмар»',
    jur_name: 'ТОО «Семейная клиника „Тұмар“»',
    bin: '140940012350',
    work_start_year: 2014,
    parameter_ids: [1, 4, 6, 7, 8],
    profile: 'family',
  },
  {
    id: 5,
    slug: 'aikyn-koz',
    title: 'Офтальмологический центр «Айқын көз»',
    short_title: '«Айқын көз»',
    jur_name: 'ТОО «Офтальмологический центр „Айқын көз“»',
    bin: '170640005213',
    work_start_year: 2017,
    parameter_ids: [1, 6],
    profile: 'eye',
  },
];

const FILIAL_LINES: readonly FilialLine[] = [
  {
    id: 1,
    clinic: 1,
    title: '«Аяла» на Абая',
    short_title: 'Аяла, Абая',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    district: 'bostandykskiy',
    lat: 43.2389,
    lng: 76.8897,
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    contact_person: 'Нұрова Гүлнар Серікқызы',
    hours: AYALA_WEEK,
  },
  {
    id: 2,
    clinic: 1,
    title: '«Аяла» на Төле би',
    short_title: 'Аяла, Төле би',
    address: 'ул. Төле би, 214',
    directions: '1-й этаж',
    district: 'almalinskiy',
    lat: 43.2521,
    lng: 76.8914,
    phone: '+7-700-000-11-51',
    email: 'tolebi@ayala.example',
    contact_person: 'Сағатова Мақпал Ерланқызы',
    hours: AYALA_WEEK,
  },
  {
    id: 3,
    clinic: 1,
    title: '«Аяла» в Орбите',
    short_title: 'Аяла, Орбита',
    address: 'мкр. Орбита-2, 11',
    directions: '1-й этаж',
    district: 'bostandykskiy',
    lat: 43.1989,
    lng: 76.8801,
    phone: '+7-700-000-11-52',
    email: 'orbita@ayala.example',
    contact_person: 'Власова Нина Андреевна',
    hours: SHORT_WEEK,
  },
  {
    id: 4,
    clinic: 1,
    title: '«Аяла» на Саина',
    short_title: 'Аяла, Саина',
    address: 'ул. Саина, 81/2',
    directions: '3-й этаж',
    district: 'auezovskiy',
    lat: 43.2262,
    lng: 76.8496,
    phone: '+7-700-000-11-53',
    email: 'saina@ayala.example',
    contact_person: 'Нұрова Гүлнар Серікқызы',
    hours: AYALA_WEEK,
    draft: true,
  },
  {
    id: 5,
    clinic: 2,
    title: 'Кардиоцентр «Жүрек»',
    short_title: '«Жүрек»',
    address: 'ул. Розыбакиева, 37',
    directions: '1-й этаж',
    district: 'almalinskiy',
    lat: 43.2559,
    lng: 76.8926,
    phone: '+7-700-000-12-37',
    email: 'info@zhurek.example',
    contact_person: 'Касымова Алия Маратовна',
    hours: LONG_WEEK,
  },
  {
    id: 6,
    clinic: 3,
    title: '«КардиоНұр»',
    short_title: '«КардиоНұр»',
    address: 'ул. Толе би, 286',
    directions: '2-й этаж',
    district: 'almalinskiy',
    lat: 43.2504,
    lng: 76.8722,
    phone: '+7-700-000-12-86',
    email: 'info@kardionur.example',
    contact_person: 'Ким Виктория Алексеевна',
    hours: LONG_WEEK,
  },
  {
    id: 7,
    clinic: 4,
    title: 'Семейная клиника «Тұмар»',
    short_title: '«Тұмар» в Самале',
    address: 'мкр. Самал-2, 58',
    directions: '1-й этаж',
    district: 'medeuskiy',
    lat: 43.2315,
    lng: 76.9553,
    phone: '+7-700-000-13-58',
    email: 'samal@tumar.example',
    contact_person: 'Бекова Жанар Асқарқызы',
    hours: LONG_WEEK,
  },
  {
    id: 8,
    clinic: 4,
    title: '«Тұмар» на Сатпаева',
    short_title: '«Тұмар» на Сатпаева',
    address: 'ул. Сатпаева, 30',
    directions: '4-й этаж',
    district: 'bostandykskiy',
    lat: 43.2366,
    lng: 76.9291,
    phone: '+7-700-000-13-30',
    email: 'satpaeva@tumar.example',
    contact_person: 'Бекова Жанар Асқарқызы',
    hours: LONG_WEEK,
  },
  {
    id: 9,
    clinic: 5,
    title: '«Айқын көз»',
    short_title: '«Айқын көз»',
    address: 'ул. Манаса, 22',
    directions: '1-й этаж',
    district: 'bostandykskiy',
    lat: 43.2371,
    lng: 76.9108,
    phone: '+7-700-000-14-22',
    email: 'info@aikyn-koz.example',
    contact_person: 'Оспанов Ринат Маратович',
    hours: LONG_WEEK,
  },
];

/** The first day of the month after `today`: when the draft filial opens. */
function nextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function filialOf(line: FilialLine, profileKey: string, today: string): Filial {
  const { clinic, district, draft, ...facts } = line;
  const profile = clinicProfile(profileKey);
  return {
    ...facts,
    clinic_id: clinic,
    city_id: CITIES[0]?.id ?? 1,
    district_id: DISTRICTS.find((row) => row.slug === district)?.id ?? null,
    type_id: profile.type_id,
    closed_on_holidays: true,
    state: draft === true ? 'draft' : 'open',
    opens_on: draft === true ? nextMonth(today) : null,
    price_level: 1,
    menu: profile.menu,
  };
}

/** Clinics that the design knows by name, with fixed ids. */
export function heroClinics(today: string): ClinicDraft[] {
  return CLINIC_LINES.map(({ profile: key, ...line }) => {
    const filials = FILIAL_LINES.filter((filial) => filial.clinic === line.id).map((filial) =>
      filialOf(filial, key, today),
    );
    const profile = clinicProfile(key);
    return {
      profile,
      filials,
      clinic: {
        ...line,
        jur_address: `Алматы, ${filials[0]?.address ?? ''}`,
        logo: null,
        description: profile.description.join(' '),
        type_id: profile.type_id,
        settings: USUAL_SETTINGS,
      },
    };
  });
}

export const HERO_CLINICS = CLINIC_LINES.length;
export const HERO_FILIALS = FILIAL_LINES.length;
