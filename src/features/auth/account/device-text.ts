/**
 * The order matters, because the User-Agent of a browser also contains names that are further down
 * in this list.
 */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Browser and operating system of a `User-Agent`: «Chrome, Android». */
export function deviceText(userAgent: string | null): string {
  const nameIn = (known: typeof browsers) => known.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const parts = [nameIn(browsers), nameIn(systems)].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Неизвестное устройство' : parts.join(', ');
}
