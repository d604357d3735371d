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
    [14, 'высшая категория', 'Стаж 14 лет, высшая категория'],
    [3, null, 'Стаж 3 года'],
    [31, null, 'Стаж 31 год'],
    [0, null, 'Стаж меньше года'],
  ])('with %i years of experience and the category «%s» is «%s»', (experience_years, qualification, line) => {
    expect(plain(experienceLine({ experience_years, qualification }))).toBe(line);
  });
});
