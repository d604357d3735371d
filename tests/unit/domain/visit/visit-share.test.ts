import { expect, it } from 'vitest';
import { visitShareText } from '@/domain/visit/visit-share';
import { visit } from './a-visit';

it('the shared text of a visit contains the time and the place, but no doctor, no service and no phone', () => {
  expect(visitShareText(visit)).toBe(
    [
      'Визит',
      'Вторник, 12 мая, 16:00 (время клиники)',
      '«Аяла» на Абая: Алматы, пр. Абая, 150; вход со двора, 2-й этаж',
      'Приходите к 15:50',
      'Возьмите удостоверение личности',
    ].join('\n'),
  );
});

it('the shared text of a home visit does not contain the address', () => {
  const home = { street: 'ул. Розыбакиева, 134', flat: '12', entrance: null, floor: null, intercom: null, note: null };
  const text = visitShareText({ ...visit, format: 'home', arrive_at: null, home_address: home });
  expect(text).not.toContain('Розыбакиева');
});
