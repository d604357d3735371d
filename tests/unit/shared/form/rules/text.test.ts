import * as v from 'valibot';
import { expect, it } from 'vitest';
import { instagramName, telegramName } from '@/shared/form/rules/text';

it('a field for a messenger name accepts the name with or without @, and a pasted link', () => {
  expect(v.parse(telegramName(), ' serikova_cardio ')).toBe('@serikova_cardio');
  expect(v.parse(telegramName(), 'https://t.me/serikova')).toBe('@serikova');
  expect(v.parse(instagramName(), 'https://www.instagram.com/aigul.cardio/?hl=ru')).toBe('@aigul.cardio');
  expect(v.parse(instagramName(), ' ')).toBeNull();
  expect(v.safeParse(telegramName(), 'серикова').issues?.[0].message).toBe('Нужно имя вида @serikova');
});
