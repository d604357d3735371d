import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConclusionText } from '@/domain/visit/conclusion-text';

const conclusion = {
  complaints: null,
  diagnosis: null,
  prescriptions: 'Лозартан 50 мг утром',
  control_until: null,
  referrals: [],
  author: 'Ахметова А. Б.',
  written_at: '2026-05-14T10:00:00+05:00',
};

test('a conclusion shows headings only for the parts that the doctor has written', () => {
  const html = renderToStaticMarkup(createElement(ConclusionText, { conclusion, control: false }));
  expect([...html.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, heading]) => heading)).toEqual(['Назначения']);
});
