import { expect, it } from 'vitest';
import type { ClinicService } from '#generated/models/clinic-service.ts';
import { servicesFound } from '@/features/public/clinic/services-found.ts';

const row = (title: string): ClinicService => ({
  service: { id: 1, slug: 'x', title, kind: 'analysis', format: 'clinic' },
  price_from: 800,
  price_to: 900,
  doctors_count: 0,
  appointment: 'none',
  ready_in_workdays: 1,
  fasting: false,
});
const rows = ['ТТГ (тиреотропный гормон)', 'Т4 свободный', 'УЗИ молочных желёз', 'Общий анализ крови'].map(row);
const found = (text: string): string[] => servicesFound(rows, text).map(({ service }) => service.title);

it.each([
  ['ттг', ['ТТГ (тиреотропный гормон)']],
  ['желез', ['УЗИ молочных желёз']],
  ['крови общий', ['Общий анализ крови']],
  [' анализ  кров ', ['Общий анализ крови']],
])('a search for «%s» in a clinic’s services finds %j', (text, titles) => {
  expect(found(text)).toEqual(titles);
});

it('a search for a service that a clinic does not have finds nothing', () => {
  expect(found('мрт')).toEqual([]);
});

it('an empty search in a clinic’s services finds all services', () => {
  expect(found('  ')).toHaveLength(4);
});
