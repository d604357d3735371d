import { expect } from '@playwright/test';
import { screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';

/**
 * What a screen reader is told of the screens that matter most: landmarks, headings, and what can be done there, in this order and with these
 * states. What stands in between may change.
 */
const spoken: Record<string, string> = {
  home: `
    - main:
      - heading "Найдите врача и запишитесь за минуту" [level=1]
      - search:
        - combobox "Поиск"
        - 'button "Город: Алматы"'
        - button "Найти"
      - heading "Часто ищут" [level=2]
      - list:
        - listitem:
          - link "Терапевт"
      - navigation "Направления":
        - list:
          - listitem:
            - link /^Врачи /
          - listitem:
            - link /^Услуги /
          - listitem:
            - link /^Симптомы /
          - listitem:
            - link /^Клиники /
      - region "Примут сегодня в Алматы":
        - list:
          - listitem:
            - article "Сәуле Төлегенова":
              - heading "Сәуле Төлегенова" [level=3]
              - link "10:30, Сегодня, 12 мая, Сәуле Төлегенова"`,
  'home-suggestions': `
    - search:
      - combobox "Поиск" [expanded]: карди
      - button "Очистить"
      - status
      - listbox "Подсказки":
        - option "Искать «карди»"`,
  search: `
    - main:
      - search:
        - combobox "Поиск"
        - button "Найти"
      - navigation "Что искать":
        - link "Врачи 46"
        - link "Клиники 7"
      - complementary "Фильтры":
        - group "Когда":
          - radio "Любой день 46" [checked]
          - radio "Сегодня 23"
        - group "Специализация":
          - checkbox "Кардиолог 13"
        - group "Цена приёма":
          - textbox "Цена от, ₸"
          - textbox "Цена до, ₸"
      - heading "Врачи в Алматы" [level=1]
      - status: "Найдено: 46 врачей"
      - combobox "Порядок":
        - option "По времени приёма" [selected]
      - list "Быстрый выбор":
        - listitem:
          - button "Сегодня"
      - list:
        - listitem:
          - article "Ахметова Гүлмира Болатқызы":
            - heading "Ахметова Гүлмира Болатқызы" [level=2]
            - 'button "В избранное: Ахметова Гүлмира"'
            - 'button "Сравнить: Гүлмира Ахметова"'
            - list:
              - listitem:
                - link "09:20, Сегодня, 12 мая, Гүлмира Ахметова"`,
  doctor: `
    - main:
      - navigation "Вы здесь"
      - heading "Серикова Айгуль Маратовна" [level=1]
      - 'button "В избранное: Серикова Айгуль"'
      - button "Поделиться"
      - term: Стаж
      - definition: 14 лет
      - navigation "Разделы страницы":
        - link "Услуги и цены"
        - link "О враче"
        - link "Отзывы"
      - region "Услуги и цены":
        - group "Клиника":
          - radio "«Аяла» на Абая" [checked]
          - radio "Семейная клиника «Тұмар»"
        - heading "Приёмы" [level=3]
        - list:
          - listitem:
            - 'button "Выбрано : Первичный приём кардиолога" [pressed]'
          - listitem:
            - 'button "Выбрать : Повторный приём кардиолога"'
      - region "Образование"
      - region "Опыт работы"
      - region "Отзывы 184":
        - combobox "Порядок отзывов"`,
  booking: `
    - main:
      - link "К врачу"
      - heading "Проверьте запись" [level=1]
      - term: Дата и время
      - definition: Вторник, 12 мая, 14:30
      - definition:
        - 'button "Изменить: дата и время"'
      - group "Кто пойдёт к врачу":
        - radio "Я Елена Осипова" [checked]
        - radio "Сын, 9 лет Марк Осипов. Врач не принимает детей" [disabled]
        - radio "Мама Раиса Осипова"
      - button "Добавить близкого"
      - textbox "Телефон"
      - textbox "Электронная почта": patient@demo.kz
      - textbox "Что беспокоит необязательно"
      - status
      - checkbox /^Даю согласие на передачу моих данных клинике/
      - button "Записаться"`,
  'patient-home': `
    - main:
      - navigation "Кабинет":
        - list:
          - listitem:
            - link "Главная"
          - listitem:
            - link "Визиты впереди 5 визитов"
      - heading "Здравствуйте, Елена" [level=1]
      - link "Записаться"
      - region "Ближайший визит":
        - heading "Ближайший визит" [level=2]
        - article:
          - heading "Сегодня, 18:20" [level=3]
          - button "Я приду"
          - link "Зарина Өтегенова"
          - link "Как добраться , откроется в новой вкладке"
          - link "Перенести"
          - button "Отменить"`,
  'doctor-home': `
    - main:
      - navigation "Кабинет"
      - heading "вторник, 12 мая" [level=1]
      - link "Предыдущий день"
      - link "Следующий день"
      - button "Закрыть время"
      - button "Записать"
      - list "День по порядку":
        - listitem: Сейчас 08:20
        - listitem:
          - time: 09:00
          - paragraph:
            - link "Жүнісов Арман Талғатұлы"
          - 'group "Состояние: Жүнісов Арман Талғатұлы"':
            - button "Здесь"
            - button "Завершён" [disabled]
            - button "Неявка" [disabled]`,
  'doctor-hours': `
    - main:
      - heading "Часы приёма" [level=1]
      - navigation "Клиники"
      - heading "Часы по дням" [level=2]
      - checkbox "Разные часы в чётные и нечётные недели"
      - list:
        - listitem:
          - switch "Приём, понедельник" [checked]
          - textbox "Приём, понедельник, с": 09:00
          - textbox "Приём, понедельник, до": 18:30
          - textbox "Перерыв понедельник, с": 13:00
          - textbox "Перерыв понедельник, до": 13:50
          - button "Убрать перерыв, понедельник"
          - button "Добавить ещё перерыв, понедельник"
          - 'button "Скопировать часы: понедельник"'`,
  // A column owns its head (`aria-owns`). A browser says it before the list, as it is named; this tool puts what is owned last.
  'clinic-board': `
    - main:
      - heading "Доска, «Аяла» на Абая , Вторник, 12 мая" [level=1]
      - link "Предыдущий день"
      - link "Следующий день"
      - group "Показать":
        - radio "День" [checked]
        - radio "Неделя"
      - term: визитов
      - definition: "59"
      - button "Записать"
      - group "Доска, «Аяла» на Абая":
        - region "Ахметова Гүлмира, вторник, 12 мая, 10 визитов":
          - list:
            - listitem:
              - button "Мұхаметжанова Ш., 08:00, повторный, Здесь"
            - listitem:
              - button "Шин В., 08:40, первичный, Подтверждён"
          - heading "Ахметова Г. Б." [level=2]
          - paragraph: Невролог
          - paragraph:
            - meter "Загрузка"
          - 'button "День врача: Ахметова Г. Б., 12 мая"'`,
  'clinic-clients': `
    - main:
      - heading "Клиенты" [level=1]
      - button "Скачать CSV"
      - button "Добавить клиента"
      - search:
        - searchbox "Имя или телефон"
      - button "Неявки от 2"
      - table "Клиенты клиники":
        - rowgroup:
          - row:
            - columnheader "Выбрать все строки":
              - checkbox "Выбрать все строки"
            - columnheader "Клиент":
              - button "Клиент"
            - columnheader "Следующий визит"
        - rowgroup:
          - row:
            - 'cell "Выбрать: Абдикадыров Айбек Есенович"'
            - rowheader "Абдикадыров Айбек Есенович":
              - link "Абдикадыров Айбек Есенович"
            - cell "31 год"`,
};

for (const [name, text] of Object.entries(spoken)) {
  test(`${name} as a screen reader tells it @desktop`, async ({ page, provider, signIn }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    if (screen.as) await signIn(screen.as);
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(provider));
    await screen.prepare?.(page, provider);
    await expect(page.locator('body')).toMatchAriaSnapshot(text);
  });
}
