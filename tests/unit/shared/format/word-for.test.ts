import { describe, expect, it } from 'vitest';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitLabel } from '@/domain/visit/visit-badge';
import { wordFor } from '@/shared/format/word-for';

describe('the word for an enum value', () => {
  const words = { son: 'Сын', other: 'Близкий человек' };

  it('is the word given for this value', () => {
    expect(wordFor(words, 'son', words.other)).toBe('Сын');
  });

  it.each(['cousin', 'toString', ''])('is the default word for «%s», which has no word of its own', (value) => {
    expect(wordFor<string, string>(words, value, words.other)).toBe('Близкий человек');
  });

  it('is a general label for a visit’s status that this version of the site does not know', () => {
    expect(visitLabel('postponed' as VisitStatus)).toMatchObject({ text: 'Уточняется', tone: 'neutral' });
  });
});
