import { expect, it } from 'vitest';
import { csvPayer, servicesAndPayer } from '@/domain/visit/visit-payment';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const visit = { service_title: 'Приём кардиолога', price: 12500 };

it('a visit in a list of the desk has its payer and a needed referral', () => {
  expect(plain(servicesAndPayer({ ...visit, price: 0, funding: 'osms', needs_referral: true }))).toBe(
    'Приём кардиолога, по ОСМС бесплатно, нужно направление',
  );
  expect(plain(servicesAndPayer({ ...visit, funding: 'dms' }))).toBe('Приём кардиолога, по ДМС');
});

it('a visit in a list of the desk has its price if the patient pays, or if nobody has stated who pays', () => {
  expect(plain(servicesAndPayer({ ...visit, funding: 'paid' }))).toBe('Приём кардиолога, 12 500 ₸');
  expect(plain(servicesAndPayer(visit))).toBe('Приём кардиолога, 12 500 ₸');
});

it('a visit in a list of the desk has its price and the possible payers if the payer was left open', () => {
  expect(plain(servicesAndPayer({ ...visit, payers: ['osms', 'paid'] }))).toBe(
    'Приём кардиолога, 12 500 ₸ или по ОСМС бесплатно, уточнить на приёме',
  );
});

it('a visit for several analyses has the sum of their prices', () => {
  const services = ['Ферритин', 'ТТГ'].map((service_title, at) => {
    return { service_id: at + 1, service_title, price: 2000, ready_in_workdays: 1 };
  });
  expect(plain(servicesAndPayer({ service_title: 'Ферритин и ещё 1 анализ', services, price: 4000 }))).toBe(
    'Ферритин, ТТГ, всего 4 000 ₸',
  );
});

it('an exported table has the payer with ordinary spaces, and nothing for an unknown payer', () => {
  expect(csvPayer('osms')).toBe('По ОСМС бесплатно');
  expect(csvPayer(undefined)).toBeNull();
});
