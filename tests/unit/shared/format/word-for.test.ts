import { describe, expect, it } from 'vitest';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitLabel } from '@/domain/visit/visit-badge';
import { wordFor } from '@/shared/format/word-for';

describe('the word for a listed value', () => {
  const words = { son: 'Сын', other: 'Близкий человек' };

  it('is the list’s own', () => {
    expect(wordFor(words, 'son', words.other)).toBe('Сын');
  });

  it.each(['cousin', 'toString', ''])('for «%s», which is not in the list, is the one for all others', (value) => {
    expect(wordFor<string, string>(words, value, words.other)).toBe('Близкий человек');
  });

  it('of a visit that is in a state unknown here says that it is to be asked about', () => {
    expect(visitLabel('postponed' as VisitStatus)).toMatchObject({ text: 'Уточняется', tone: 'neutral' });
  });
});
