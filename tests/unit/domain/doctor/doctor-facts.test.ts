import { describe, expect, it } from 'vitest';
import { experienceLine, specialisationLine } from '@/domain/doctor/doctor-facts.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('a doctor’s summary line', () => {
  const kardiolog = { slug: 'kardiolog', title: 'Кардиолог' };
  const terapevt = { slug: 'terapevt', title: 'Терапевт' };
  const uzi = { slug: 'uzi', title: 'УЗИ-специалист' };

  it('begins with the main specialisation and keeps the capitals of abbreviations', () => {
    expect(specialisationLine({ specialisations: [kardiolog, terapevt, uzi] })).toBe(
      'Кардиолог, терапевт, УЗИ-специалист',
    );
  });

  it('ends with the academic degree', () => {
    expect(specialisationLine({ specialisations: [kardiolog], degree: 'кандидат медицинских наук' })).toBe(
      'Кардиолог, кандидат медицинских наук',
    );
  });

  it.each([
    [14, 'the category «высшая категория»', 'Стаж 14 лет, высшая категория', 'высшая категория'],
    [3, 'no category', 'Стаж 3 года', null],
    [31, 'no category', 'Стаж 31 год', null],
    [0, 'no category', 'Стаж меньше года', null],
  ])('with %i years of experience and %s is «%s»', (experience_years, _, line, qualification) => {
    expect(plain(experienceLine({ experience_years, qualification }))).toBe(line);
  });
});
