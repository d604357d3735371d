import { describe, expect, it } from 'vitest';
import { documentNames, documents } from '@/features/public/conditions/documents';

const expected = {
  'user-agreement': { title: 'Пользовательское соглашение', about: /за что клиника/ },
  'cookies-policy': { title: 'Файлы cookie и память браузера', about: /памяти вашего браузера/ },
  'protection-personal-data': { title: 'Защита персональных данных', about: /бережём ваши данные/ },
  'processing-personal-data': { title: 'Обработка персональных данных', about: /как отозвать согласие/ },
  rating: { title: 'Как мы считаем рейтинг', about: /нельзя купить/ },
} as const;

describe.each(documentNames)('the legal document %s', (name) => {
  const { title, version, date, lead, sections } = documents[name];

  it('has its title, version, date and its own description', () => {
    expect(title).toBe(expected[name].title);
    expect(version).toMatch(/^20\d\d-\d\d$/);
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(lead).toMatch(expected[name].about);
  });

  it('has sections with a heading, a text and a unique id, to which a URL can link', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2);
    for (const { id, title: heading, blocks } of sections) {
      // A URL contains the id without encoding.
      expect(encodeURIComponent(id)).toBe(id);
      expect(heading).not.toBe('');
      expect(blocks).not.toEqual([]);
    }
  });
});
