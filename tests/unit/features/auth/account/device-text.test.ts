import { expect, it } from 'vitest';
import { deviceText } from '@/features/auth/account/device-text';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 19_4 like Mac OS X) AppleWebKit/605.1.15 Version/19.4 Safari/604.1', 'Safari, iPad'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/148.0 YaBrowser/26.4 Safari/537.36',
    'Яндекс Браузер, Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/148.0 Safari/537.36 Edg/148.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.4; rv:150.0) Firefox/150.0', 'Firefox, macOS'],
  ['curl/8.9', 'Неизвестное устройство'],
])('a session with the user agent %s is listed as the device «%s»', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});

it('a session without a user agent is listed as the device «Неизвестное устройство»', () => {
  expect(deviceText(null)).toBe('Неизвестное устройство');
});
