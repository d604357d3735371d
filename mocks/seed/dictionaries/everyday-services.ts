import { draftOf, type ServiceDraft, type ServiceLine } from './service-line.ts';

/**
 * Everyday services. They are the last ones and use random streams of their own, so that nothing
 * else of the seed depends on them.
 */
const LINES: readonly ServiceLine[] = [
  {
    title: 'Прививка от гриппа',
    kind: 'consultation',
    direction: 'terapiya',
    to: 'terapevt vrach-obshchei-praktiki',
    minutes: 20,
    price: [4000, 8000],
    popularity: 250,
    preparation: ['Приходите здоровыми: без температуры и насморка.', 'Скажите об аллергии, особенно на яйцо.'],
    synonyms: 'вакцинация вакцина укол',
  },
  {
    title: 'Вакцинация ребёнка',
    kind: 'consultation',
    direction: 'pediatriya',
    to: 'pediatr',
    minutes: 20,
    price: [3000, 9000],
    popularity: 260,
    preparation: [
      'Возьмите паспорт здоровья ребёнка и данные о прививках.',
      'С ребёнком приходит родитель или опекун.',
    ],
    synonyms: 'прививка прививки детская вакцина акдс корь',
  },
  {
    title: 'Скрининг 1-го триместра',
    kind: 'examination',
    direction: 'ginekologiya',
    to: 'ginekolog',
    minutes: 40,
    price: [12000, 18000],
    popularity: 240,
    preparation: ['Приходите на 11–13-й неделе беременности.', 'Возьмите обменную карту и прошлые УЗИ.'],
    synonyms: 'узи первый беременность недель 12',
  },
  {
    title: 'Скрининг 2-го триместра',
    kind: 'examination',
    direction: 'ginekologiya',
    to: 'ginekolog',
    minutes: 40,
    price: [11000, 17000],
    popularity: 230,
    preparation: ['Приходите на 18–21-й неделе беременности.', 'Возьмите обменную карту и прошлые УЗИ.'],
    synonyms: 'узи второй беременность недель 20',
  },
  {
    title: 'Неинвазивный пренатальный тест (НИПТ)',
    short: 'НИПТ',
    slug: 'nipt',
    kind: 'examination',
    direction: 'ginekologiya',
    to: 'ginekolog',
    minutes: 30,
    price: [140000, 220000],
    ready: 10,
    popularity: 130,
    preparation: [
      'Тест делают с 10-й недели беременности.',
      'Возьмите заключение УЗИ. Есть и пить перед тестом можно.',
    ],
    synonyms: 'беременность',
  },
  {
    title: 'Медосмотр взрослого со справкой',
    kind: 'consultation',
    direction: 'terapiya',
    to: 'terapevt vrach-obshchei-praktiki',
    minutes: 30,
    price: [5000, 10000],
    popularity: 220,
    preparation: ['Возьмите удостоверение личности и флюорографию не старше года, если делали.'],
    synonyms: 'профосмотр осмотр',
  },
  {
    title: 'Справка в детский сад или школу',
    kind: 'consultation',
    direction: 'pediatriya',
    to: 'pediatr',
    minutes: 20,
    price: [3000, 6000],
    popularity: 210,
    preparation: [
      'Возьмите паспорт здоровья ребёнка и данные о прививках.',
      'С ребёнком приходит родитель или опекун.',
    ],
    synonyms: 'садик медосмотр карта лагерь',
  },
  {
    title: 'Справка в бассейн или спортзал',
    kind: 'consultation',
    direction: 'terapiya',
    to: 'terapevt vrach-obshchei-praktiki pediatr',
    minutes: 20,
    price: [3000, 5000],
    popularity: 200,
    synonyms: 'медосмотр секция',
  },
  {
    title: 'Капельница',
    kind: 'consultation',
    direction: 'terapiya',
    to: 'terapevt vrach-obshchei-praktiki',
    minutes: 60,
    price: [5000, 9000],
    popularity: 190,
    preparation: [
      'Возьмите назначение врача и препараты, если они у вас есть.',
      'Поешьте за час или два до капельницы.',
    ],
  },
];

export const EVERYDAY_SERVICES: readonly ServiceDraft[] = [
  ...LINES.map(draftOf),
  {
    ...draftOf({
      title: 'Капельница на дому',
      kind: 'consultation',
      direction: 'terapiya',
      to: 'terapevt vrach-obshchei-praktiki',
      // As long as a doctor's home visit, which stays the first service offered at home.
      minutes: 60,
      price: [20000, 26000],
      popularity: 140,
      preparation: [
        'Держите под рукой назначение врача.',
        'Проверьте, что домофон работает, или встретьте врача у подъезда.',
      ],
    }),
    format: 'home',
  },
];
