import { describe, expect, it } from 'vitest';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitLabel } from '@/domain/visit/visit-badge';
import { wordFor } from '@/shared/format/word-for';

describe('the word for a value of a list', () => {
  const words = { son: 'Сын', other: 'Близкий человек' };

  it('is the word that the list contains for this value', () => {
    expect(wordFor(words, 'son', words.other)).toBe('Сын');
  });

  it.each(['cousin', 'toString', ''])('is the default word for «%s», which is not in the list', (value) => {
    expect(wordFor<string, string>(words, value, words.other)).toBe('Близкий человек');
  });

  it('is a general label if the value is a state that this version of the site does not know', () => {
    expect(visitLabel('postponed' as VisitStatus)).toMatchObject({ text: 'Уточняется', tone: 'neutral' });
  });
});
