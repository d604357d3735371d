import type { FilialStep } from '#generated/models/filial-step.ts';
import { wordFor } from '@/shared/format/word-for';

const words: Record<FilialStep, string> = {
  hours: 'часы работы',
  doctors: 'врачи с\u00A0часами приёма',
  prices: 'услуги и\u00A0цены',
  photos: 'фотографии',
  description: 'описание',
};

/** Missing parts of a filial's page as text: «врачи с часами приёма, описание». */
export function missingText(steps: readonly FilialStep[]): string {
  return steps.map((step) => wordFor(words, step, 'другие сведения')).join(', ');
}
