import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { openingPhrase } from '@/domain/place/opening.tsx';
import { nameBeyond } from '@/domain/place/place-names.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the note that a clinic is open or closed', () => {
  const hours: OpeningHours[] = [
    { weekday: 'tuesday', from: '08:00', to: '20:00' },
    { weekday: 'wednesday', from: '08:00', to: '20:00' },
    { weekday: 'saturday', from: '09:00', to: '15:00' },
  ];
  const at = (moment: string) => plain(openingPhrase(hours, moment));

  it.each([
    ['2026-05-12T08:20:00+05:00', 'Открыто до 20:00'],
    ['2026-05-12T07:59:00+05:00', 'Откроется сегодня в 08:00'],
    ['2026-05-12T20:00:00+05:00', 'Откроется завтра в 08:00'],
    ['2026-05-13T21:00:00+05:00', 'Откроется в субботу в 09:00'],
    ['2026-05-16T15:00:00+05:00', 'Откроется во вторник в 08:00'],
    // It is evening in London and the next morning in Almaty.
    ['2026-05-12T04:00:00Z', 'Открыто до 20:00'],
  ])('at %s is «%s»', (moment, phrase) => {
    expect(at(moment)).toBe(phrase);
  });

  it('says that a clinic is open round the clock, or until midnight', () => {
    const tuesday = (from: string, to: string): OpeningHours[] => [{ weekday: 'tuesday', from, to }];
    expect(openingPhrase(tuesday('00:00', '00:00'), '2026-05-12T23:30:00+05:00')).toBe('Открыто круглосуточно');
    expect(plain(openingPhrase(tuesday('08:00', '00:00'), '2026-05-12T23:30:00+05:00'))).toBe('Открыто до 00:00');
  });

  it('is empty for a place without hours', () => {
    expect(openingPhrase([], '2026-05-12T08:20:00+05:00')).toBe('');
  });
});

describe('a filial’s displayed name', () => {
  it('is empty if it repeats the clinic’s name', () => {
    expect(nameBeyond('Семейная клиника «Тұмар»', 'Семейная клиника «Тұмар»')).toBe('');
    expect(nameBeyond('«Айқын көз»', 'Офтальмологический центр «Айқын көз»')).toBe('');
    expect(nameBeyond('«Аяла» на Абая', 'Медицинский центр «Аяла»')).toBe('«Аяла» на Абая');
  });
});
