import type { City } from '#generated/models/city.ts';

/** The city in the locative: «в Астане»; «в городе Астана» if the provider sends no locative. */
export function inCity({ title, title_locative: locative }: City): string {
  return locative === undefined ? `в\u00A0городе ${title}` : `в\u00A0${locative}`;
}
