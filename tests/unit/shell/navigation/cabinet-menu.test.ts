import { expect, it } from 'vitest';
import { cabinetMenus } from '@/shell/navigation/cabinet-menu';

it.each([
  ['user', ['Главная', 'Профиль', 'Медкарта', 'Отзывы']],
  ['doctor', ['Главная', 'Профиль', 'Уведомления', 'Аналитика', 'Услуги и\u00A0цены', 'Отзывы', 'Архив']],
  ['clinic', ['Главная', 'Все филиалы']],
] as const)(
  'the menu of the cabinet «%s» has each page once, with these pages in the order of docs/rules.md: %j',
  (cabinet, documented) => {
    const menu = cabinetMenus[cabinet];
    const titles = menu.map(({ title }) => title);
    expect(titles.filter((title) => (documented as readonly string[]).includes(title))).toEqual(documented);
    expect(new Set(menu.map(({ link }) => link?.to)).size).toBe(menu.length);
  },
);
