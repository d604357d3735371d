import { describe, expect, it } from 'vitest';
import { percent, progressText } from '@/features/patient/medical-card/upload-text';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the progress of an upload', () => {
  const MEGABYTE = 1024 * 1024;

  it('shows the sent part and the size, and the remaining time if it can be estimated', () => {
    expect(plain(progressText(undefined, 3.4 * MEGABYTE, 0))).toBe('Отправляем, 3,4 МБ');
    expect(plain(progressText(0.62, 3.4 * MEGABYTE, 13_000))).toBe('62 %, осталось 8 секунд. 2,1 из 3,4 МБ');
    expect(plain(progressText(0.62, 3.4 * MEGABYTE, 400))).toBe('62 %. 2,1 из 3,4 МБ');
    expect(plain(progressText(0.02, 3.4 * MEGABYTE, 5000))).toBe('2 %. 0,1 из 3,4 МБ');
    expect(plain(progressText(0.1, 5 * MEGABYTE, 60_000))).toBe('10 %, осталось 9 минут. 0,5 из 5 МБ');
    expect(plain(progressText(0.5, 420 * 1024, 0))).toBe('50 %. 210 из 420 КБ');
  });

  it('is below 100 % before the response', () => {
    expect(progressText(1, MEGABYTE, 5000)).toBe('Файл отправлен, ждём ответа');
    expect(plain(percent(0.999))).toBe('99 %');
  });
});
