import { SERVICES } from './services.ts';
import { SPECIALISATIONS } from './specialisations.ts';

/** A kind of clinic: its names, doctors, and services without choosing a doctor. */
export interface ClinicProfile {
  readonly key: string;
  readonly type_id: number;
  /** Possible titles; «*» is replaced by the clinic's own name. */
  readonly titles: readonly string[];
  /** Latin names without quotation marks. */
  readonly latin: boolean;
  readonly weight: number;
  /** Weight in the number of doctors. */
  readonly draw: number;
  readonly specialisation_ids: ReadonlySet<number>;
  readonly menu: readonly number[];
  readonly description: readonly string[];
}

const slugsToIds = (slugs: string): ReadonlySet<number> =>
  new Set(SPECIALISATIONS.filter((row) => slugs === '*' || slugs.split(' ').includes(row.slug)).map((row) => row.id));

const lab = SERVICES.filter((row) => row.kind === 'analysis');
const imaging = SERVICES.filter((row) =>
  /^(mrt|kt|flyuorografiya|mammografiya|rentgen|densitometriya|uzi|truzi)/.test(row.slug),
);

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map((row) => row.id);
const popular = (count: number): readonly number[] =>
  idsOf(lab.toSorted((a, b) => b.popularity - a.popularity).slice(0, count));

/** Lists of analyses and examinations, shared by all filials with the same list. */
const MENU = {
  none: [] as readonly number[],
  basic: popular(14),
  wide: [...popular(26), ...idsOf(imaging.filter((row) => /^(flyuorografiya|rentgen)/.test(row.slug)))],
  laboratory: idsOf(lab),
  imaging: [...popular(10), ...idsOf(imaging)],
  dental: idsOf(SERVICES.filter((row) => row.slug === 'panoramnyi-snimok-zubov')),
} as const;

export const CLINIC_PROFILES: readonly ClinicProfile[] = [
  {
    key: 'multi',
    type_id: 1,
    titles: ['Клиника *', 'Медицинский центр *', 'Клиника *'],
    latin: false,
    weight: 24,
    draw: 5,
    specialisation_ids: slugsToIds('*'),
    menu: MENU.wide,
    description: [
      'Взрослые и детские врачи, анализы и УЗИ в одном здании.',
      'Приём по записи, кровь на анализы берут утром без записи.',
    ],
  },
  {
    key: 'center',
    type_id: 2,
    titles: ['Медицинский центр *', 'Центр здоровья *'],
    latin: false,
    weight: 14,
    draw: 3.5,
    specialisation_ids: slugsToIds(
      'terapevt vrach-obshchei-praktiki ginekolog khirurg nevrolog kardiolog lor endokrinolog travmatolog-ortoped gastroenterolog dermatovenerolog urolog mammolog nefrolog revmatolog pulmonolog proktolog flebolog onkolog',
    ),
    menu: MENU.basic,
    description: [
      'Консультации врачей и обследования без направлений.',
      'Рядом остановка, есть парковка для посетителей.',
    ],
  },
  {
    key: 'family',
    type_id: 3,
    titles: ['Семейная клиника *'],
    latin: false,
    weight: 13,
    draw: 3,
    specialisation_ids: slugsToIds(
      'terapevt vrach-obshchei-praktiki pediatr ginekolog nevrolog kardiolog lor endokrinolog gastroenterolog allergolog-immunolog psikhoterapevt',
    ),
    menu: MENU.basic,
    description: [
      'Один врач ведёт всю семью: от новорождённых до пожилых.',
      'Есть детская комната и прививочный кабинет.',
    ],
  },
  {
    key: 'dental',
    type_id: 4,
    titles: ['Стоматология *', 'Стоматология *', 'Семейная стоматология *'],
    latin: false,
    weight: 14,
    draw: 3,
    specialisation_ids: slugsToIds('stomatolog'),
    menu: MENU.dental,
    description: ['Лечение, гигиена и хирургия, снимки на месте.', 'План лечения и цену согласуют до начала.'],
  },
  {
    key: 'dental-latin',
    type_id: 4,
    titles: ['Denta *', 'Dent *'],
    latin: true,
    weight: 7,
    draw: 3,
    specialisation_ids: slugsToIds('stomatolog'),
    menu: MENU.dental,
    description: ['Стоматология для взрослых и детей.', 'Принимаем в выходные.'],
  },
  {
    key: 'cardio',
    type_id: 5,
    titles: ['Кардиоцентр *'],
    latin: false,
    weight: 3,
    draw: 3,
    specialisation_ids: slugsToIds('kardiolog terapevt flebolog endokrinolog'),
    menu: MENU.basic,
    description: [
      'Приём кардиолога, ЭКГ, ЭхоКГ и суточные мониторы в один визит.',
      'Ведём пациентов после инфаркта и операций на сердце.',
    ],
  },
  {
    key: 'children',
    type_id: 6,
    titles: ['Детская клиника *', 'Детский центр *'],
    latin: false,
    weight: 6,
    draw: 3,
    specialisation_ids: slugsToIds(
      'pediatr lor allergolog-immunolog nevrolog travmatolog-ortoped dermatovenerolog gastroenterolog oftalmolog',
    ),
    menu: MENU.basic,
    description: [
      'Педиатры и узкие специалисты для детей до 18 лет.',
      'Здоровые и болеющие дети ждут приёма в разных залах.',
    ],
  },
  {
    key: 'women',
    type_id: 7,
    titles: ['Женская клиника *', 'Центр женского здоровья *'],
    latin: false,
    weight: 6,
    draw: 3,
    specialisation_ids: slugsToIds('ginekolog mammolog endokrinolog onkolog urolog'),
    menu: MENU.basic,
    description: ['Гинекологи, маммологи и эндокринологи.', 'Ведём беременность, делаем УЗИ и анализы на месте.'],
  },
  {
    key: 'eye',
    type_id: 8,
    titles: ['Офтальмологический центр *'],
    latin: false,
    weight: 4,
    draw: 4,
    specialisation_ids: slugsToIds('oftalmolog'),
    menu: MENU.none,
    description: [
      'Проверка зрения, подбор очков и линз, лечение глаз.',
      'Детский кабинет с отдельным аппаратным залом.',
    ],
  },
  {
    key: 'diagnostic',
    type_id: 9,
    titles: ['Диагностический центр *'],
    latin: false,
    weight: 5,
    draw: 1.2,
    specialisation_ids: slugsToIds('terapevt kardiolog ginekolog nevrolog urolog onkolog'),
    menu: MENU.imaging,
    description: ['МРТ, КТ, рентген и УЗИ без очереди.', 'Снимки и заключение отдаём на руки и присылаем на почту.'],
  },
  {
    key: 'lab',
    type_id: 10,
    titles: ['Лаборатория *'],
    latin: false,
    weight: 6,
    draw: 0,
    specialisation_ids: slugsToIds(''),
    menu: MENU.laboratory,
    description: ['Анализы крови, мочи и мазки без записи.', 'Результаты приходят на почту, срок зависит от анализа.'],
  },
  {
    key: 'rehab',
    type_id: 11,
    titles: ['Реабилитационный центр *', 'Центр движения *'],
    latin: false,
    weight: 3,
    draw: 2.5,
    specialisation_ids: slugsToIds('reabilitolog nevrolog travmatolog-ortoped revmatolog'),
    menu: MENU.none,
    description: ['Восстановление после травм, инсультов и операций.', 'Массаж, лечебная физкультура и физиотерапия.'],
  },
  {
    key: 'mind',
    type_id: 2,
    titles: ['Центр психотерапии *', 'Центр психического здоровья *'],
    latin: false,
    weight: 3,
    draw: 2.5,
    specialisation_ids: slugsToIds('psikhoterapevt nevrolog'),
    menu: MENU.none,
    description: ['Психотерапевты для взрослых и подростков, очно и онлайн.', 'Разговор остаётся между вами и врачом.'],
  },
  {
    key: 'skin',
    type_id: 2,
    titles: ['Клиника кожи *'],
    latin: false,
    weight: 3,
    draw: 3,
    specialisation_ids: slugsToIds('dermatovenerolog allergolog-immunolog'),
    menu: MENU.none,
    description: ['Лечение кожи, волос и ногтей, осмотр родинок.', 'Дерматоскопия в день приёма.'],
  },
];

/** @throws for an unknown key */
export function clinicProfile(key: string): ClinicProfile {
  const profile = CLINIC_PROFILES.find((one) => one.key === key);
  if (profile === undefined) throw new Error(`no clinic profile ${key}`);
  return profile;
}
