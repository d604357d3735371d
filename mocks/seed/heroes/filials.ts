import type { Filial } from '#mocks/db/types/place.ts';
import { filialFacade } from '#mocks/pictures/names.ts';
import { FILIAL } from '../demo.ts';
import { ALMATY } from '../dictionaries/cities.ts';
import type { ClinicProfile } from '../dictionaries/clinic-profiles.ts';
import { DISTRICTS } from '../dictionaries/districts.ts';
import { readTable } from '../dictionaries/text-table.ts';
import { isWorkingDay, receivingOn } from './demo-day.ts';
import { workdays } from './week-text.ts';

const WEEKS = {
  ayala: workdays('08:00-20:00', '09:00-15:00'),
  short: workdays('08:00-18:00'),
  long: workdays('08:00-20:00', '08:00-18:00'),
} as const;

/**
 * Columns: id, clinic, title, short title, address, directions, district, location, week, phone,
 * e-mail, contact person.
 */
const TABLE = `
1 | 1 | «Аяла» на Абая           | Аяла, Абая    | пр. Абая, 150       | 2-й этаж | bostandykskiy | 43.2389 76.8897 | ayala | +7-700-000-11-50 | abaya@ayala.example    | Нұрова Гүлнар Серікқызы
2 | 1 | «Аяла» на Төле би        | Аяла, Төле би | ул. Төле би, 214    | 1-й этаж | almalinskiy   | 43.2521 76.8914 | ayala | +7-700-000-11-51 | tolebi@ayala.example   | Сағатова Мақпал Ерланқызы
3 | 1 | «Аяла» в Орбите          | Аяла, Орбита  | мкр. Орбита-2, 11   | 1-й этаж | bostandykskiy | 43.1989 76.8801 | short | +7-700-000-11-52 | orbita@ayala.example   | Власова Нина Андреевна
4 | 1 | «Аяла» на Саина          | Аяла, Саина   | ул. Саина, 81/2     | 3-й этаж | auezovskiy    | 43.2262 76.8496 | ayala | +7-700-000-11-53 | saina@ayala.example    | Нұрова Гүлнар Серікқызы
5 | 2 | Кардиоцентр «Жүрек»      | Жүрек         | ул. Розыбакиева, 37 | 1-й этаж | almalinskiy   | 43.2559 76.8926 | long  | +7-700-000-12-37 | info@zhurek.example    | Касымова Алия Маратовна
6 | 3 | «КардиоНұр»              | КардиоНұр     | ул. Толе би, 286    | 2-й этаж | almalinskiy   | 43.2504 76.8722 | long  | +7-700-000-12-86 | info@kardionur.example | Ким Виктория Алексеевна
7 | 4 | Семейная клиника «Тұмар» | Тұмар, Самал  | мкр. Самал-2, 58    | 1-й этаж | medeuskiy     | 43.2315 76.9553 | long  | +7-700-000-13-58 | samal@tumar.example    | Бекова Жанар Асқарқызы
8 | 4 | «Тұмар» на Сатпаева      | Тұмар, Сатпаева | ул. Сатпаева, 30  | 4-й этаж | bostandykskiy | 43.2366 76.9291 | long  | +7-700-000-13-30 | satpaeva@tumar.example | Бекова Жанар Асқарқызы
9 | 5 | «Айқын көз»              | Айқын көз     | ул. Манаса, 22      | 1-й этаж | bostandykskiy | 43.2371 76.9108 | long  | +7-700-000-14-22 | info@aikyn-koz.example | Оспанов Ринат Маратович`;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  [FILIAL.ayalaAbaya]:
    'Главный филиал: приём взрослых и детей, функциональная диагностика и процедурный кабинет на одном этаже. Вход со стороны проспекта, парковка во дворе.',
  [FILIAL.ayalaToleBi]:
    'Приём терапевта, педиатра и узких специалистов, УЗИ и анализы в день обращения. Пандус у входа, детский уголок в холле.',
  [FILIAL.ayalaOrbita]: 'Небольшой филиал в спальном районе: приём врачей и анализы без очереди в будни до 18:00.',
};

/** First day of the next month, when the unopened filial opens. */
function nextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function filialOf(cells: readonly string[], profile: ClinicProfile, today: string): Filial {
  const [
    id,
    clinic,
    title = '',
    short = '',
    address = '',
    floor = '',
    district,
    place = '',
    week,
    phone = '',
    email = '',
    contact = '',
  ] = cells;
  const [lat = 0, lng = 0] = place.split(' ').map(Number);
  const isDraft = Number(id) === FILIAL.ayalaSaina;
  const isDemo = Number(id) === FILIAL.ayalaAbaya;
  const hours = WEEKS[week as keyof typeof WEEKS];
  return {
    id: Number(id),
    clinic_id: Number(clinic),
    city_id: ALMATY,
    district_id: DISTRICTS.find((row) => row.slug === district)?.id ?? null,
    type_id: profile.type_id,
    title,
    short_title: short,
    address,
    directions: floor,
    lat,
    lng,
    phone,
    email,
    contact_person: contact,
    hours: isDemo ? receivingOn(today, hours, { from: 8 * 60, to: 20 * 60, breaks: [] }) : hours,
    closed_on_holidays: !isDemo || isWorkingDay(today),
    state: isDraft ? 'draft' : 'open',
    opens_on: isDraft ? nextMonth(today) : null,
    price_level: 1,
    menu: profile.menu,
    facade: filialFacade(profile.key, Number(id)),
    description: DESCRIPTIONS[Number(id)] ?? null,
  };
}

/** Returns the filials of a clinic in the design, with fixed ids. */
export function heroFilials(clinicId: number, profile: ClinicProfile, today: string): Filial[] {
  return readTable(TABLE)
    .filter((cells) => Number(cells[1]) === clinicId)
    .map((cells) => filialOf(cells, profile, today));
}
