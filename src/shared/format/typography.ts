/**
 * Adds no-break spaces by the rules of Russian typography: before a dash, after words of one or two
 * letters, between a number and its word, in initials, after «ул.», «пр.», «мкр.». «2-й» stays on
 * one line. Use it for texts of the server; our own texts contain no-break spaces already.
 */
export function typeset(text: string): string {
  return (
    text
      .replace(/ (?=[—–] )/g, '\u00A0')
      .replace(/(?<=^|[\s«„(\u00A0])(\p{L}{1,2}) (?=\S)/gu, '$1\u00A0')
      .replace(/(\d) (?=[\p{L}₸%])/gu, '$1\u00A0')
      .replace(/(\p{Lu}\.) (?=\p{Lu})/gu, '$1\u00A0')
      .replace(/(?<=^|[\s(\u00A0])((?:ул|пр|мкр|пер|бул|д|кв|оф|каб)\.) /gu, '$1\u00A0')
      // Our font has no non-breaking hyphen, so word joiners prevent a line break at the normal
      // hyphen.
      .replace(/(?<=\d)-(?=\p{Ll}{1,2}(?!\p{L}))/gu, '\u2060-\u2060')
  );
}

/** Puts a text in quotes and changes the quotes inside it: «Аяла», but «„Аяла“ на Абая». */
export function quoted(text: string): string {
  return `«${text.replace(/[«»]/g, (mark) => (mark === '«' ? '„' : '“'))}»`;
}
