import { toSlug } from '../translit.ts';
import { servicesOf, type ServiceDraft } from './service-line.ts';
import { SPECIALISATIONS, type SpecialisationFacts } from './specialisations.ts';

const ID_CARD = 'Возьмите удостоверение личности.';
const PAST_RESULTS = 'Возьмите прошлые анализы и заключения.';

/** Preparation for a first consultation, by slug of the specialisation. */
const PREPARATION: Readonly<Record<string, readonly string[]>> = {
  kardiolog: ['Возьмите удостоверение личности и прошлые ЭКГ.', 'За 3 часа не пейте кофе и крепкий чай.'],
  ginekolog: [ID_CARD, 'Если начнётся менструация, перенесите запись.', 'За сутки не используйте свечи и мази.'],
  oftalmolog: [
    'Возьмите удостоверение личности и очки, если носите.',
    'Контактные линзы снимите за 2 часа до приёма.',
    'После расширения зрачка не садитесь за руль 4 часа.',
  ],
  gastroenterolog: [ID_CARD, 'Приходите натощак или через 4 часа после еды: может понадобиться УЗИ.', PAST_RESULTS],
  pediatr: ['Возьмите паспорт здоровья ребёнка и данные о прививках.', 'С ребёнком приходит родитель или опекун.'],
  urolog: [ID_CARD, 'За час до приёма выпейте 2 стакана воды.'],
  mammolog: ['Лучше прийти на 5–12-й день цикла.', 'Возьмите прошлые снимки и УЗИ.'],
  proktolog: [ID_CARD, 'Накануне сделайте очистительную микроклизму, если вам не назначили другого.'],
  'allergolog-immunolog': [ID_CARD, 'За 5 дней не принимайте антигистаминные, если врач не сказал иначе.'],
  dermatovenerolog: [ID_CARD, 'В день приёма не наносите на кожу кремы и мази.'],
  endokrinolog: [ID_CARD, 'Возьмите анализы на гормоны и сахар, если сдавали.'],
  nevrolog: [ID_CARD, 'Возьмите снимки МРТ или КТ, если делали.'],
  'travmatolog-ortoped': ['Возьмите удостоверение личности и рентгеновские снимки.', 'Наденьте удобную одежду.'],
  stomatolog: [ID_CARD, 'Почистите зубы и поешьте за час до приёма.'],
  psikhoterapevt: ['Запишите, что беспокоит и с какого времени.', 'Возьмите список лекарств, если принимаете.'],
  onkolog: [ID_CARD, 'Возьмите выписки, снимки и результаты биопсии.'],
  flebolog: [ID_CARD, 'Наденьте одежду, которую легко снять с ног.'],
};

function consultationsOf(facts: SpecialisationFacts): ServiceDraft[] {
  const [from, to] = facts.price;
  const who = facts.title_genitive;
  const base = {
    kind: 'consultation' as const,
    meddirection_id: facts.meddirection_id,
    specialisation_ids: [facts.id],
    synonyms: [],
    format: 'clinic' as const,
    visit_order: null,
    ready_in_workdays: null,
  };
  const minutes = facts.minutes[0] ?? 30;
  const drafts: ServiceDraft[] = [
    {
      ...base,
      slug: toSlug(`прием ${who}`),
      title: `Первичный приём ${who}`,
      short_title: 'Первичный приём',
      visit_order: 'first',
      preparation: PREPARATION[facts.slug] ?? [ID_CARD, PAST_RESULTS],
      duration_minutes: minutes,
      price_from: from,
      price_to: to,
      popularity: 1000 + facts.almaty_count,
    },
    {
      ...base,
      slug: toSlug(`повторный прием ${who}`),
      title: `Повторный приём ${who}`,
      short_title: 'Повторный приём',
      visit_order: 'repeat',
      preparation: ['Возьмите результаты назначенных анализов.'],
      duration_minutes: Math.min(minutes, 30),
      price_from: Math.round(from * 0.8),
      price_to: Math.min(10500, Math.round(to * 0.8)),
      popularity: 100 + facts.almaty_count,
    },
  ];
  if (facts.online > 0.1) {
    drafts.push({
      ...base,
      format: 'online',
      slug: toSlug(`онлайн консультация ${who}`),
      title: `Онлайн-консультация ${who}`,
      short_title: 'Онлайн-консультация',
      preparation: [
        'Проверьте камеру и микрофон заранее.',
        'Добавьте снимки и анализы к визиту: врач увидит их до приёма.',
      ],
      duration_minutes: Math.max(30, minutes),
      price_from: Math.max(5000, Math.round(from * 0.85)),
      price_to: Math.min(16000, to),
      popularity: 50 + facts.almaty_count * 0.5,
    });
  }
  if (facts.home > 0.02) {
    drafts.push({
      ...base,
      format: 'home',
      slug: toSlug(`вызов ${who} на дом`),
      title: `Вызов ${who} на дом`,
      short_title: 'Вызов на дом',
      preparation: [
        'Держите под рукой удостоверение личности и список лекарств.',
        'Проверьте, что домофон работает, или встретьте врача у подъезда.',
      ],
      duration_minutes: 60,
      price_from: 16000,
      price_to: 20000,
      popularity: 40 + facts.almaty_count * 0.5,
    });
  }
  return drafts;
}

/** Services that are neither consultations nor examinations. */
const TREATMENTS = `
title | direction | to | minutes | price | popularity | synonyms | preparation
Лечение кариеса | stomatologiya | stomatolog | 60 | 15000 28000 | 420 | пломба зуб | Почистите зубы и поешьте за час до приёма.
Профессиональная чистка зубов | stomatologiya | stomatolog | 60 | 12000 22000 | 400 | гигиена |
Удаление зуба | stomatologiya | stomatolog | 40 | 8000 18000 | 380 |  |
Промывание миндалин | otorinolaringologiya | lor | 20 | 4000 7000 | 180 | горло |
Удаление серной пробки | otorinolaringologiya | lor | 20 | 3500 6000 | 190 | ухо |
Подбор очков | oftalmologiya | oftalmolog | 30 | 5000 7000 | 260 | зрение | Возьмите очки, которые носите.
Лечебный массаж, сеанс | reabilitatsiya | reabilitolog | 40 | 6000 10000 | 240 |  |
Лечебная физкультура, занятие | reabilitatsiya | reabilitolog | 60 | 5000 9000 | 120 | лфк |
Снятие швов и перевязка | khirurgiya | khirurg travmatolog-ortoped | 20 | 3000 6000 | 150 |  |
Введение препарата в сустав | travmatologiya-i-ortopediya | travmatolog-ortoped revmatolog | 20 | 7000 12000 | 140 | укол блокада |
Удаление папиллом | dermatologiya | dermatovenerolog | 30 | 5000 12000 | 170 |  |`;

/** Consultations of all specialisations, the cardiologist's first, then treatments. */
export const CONSULTATIONS: readonly ServiceDraft[] = [
  ...SPECIALISATIONS.toSorted(
    (a, b) => Number(b.slug === 'kardiolog') - Number(a.slug === 'kardiolog') || a.id - b.id,
  ).flatMap(consultationsOf),
  ...servicesOf('consultation', TREATMENTS),
];
