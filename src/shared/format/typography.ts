/**
 * Adds no-break spaces by the rules of Russian typography: before a dash, after words of one or two
 * letters, between a number and its word, in initials and after «ул.», «пр.», «мкр.»; keeps «2-й»
 * together. For texts from the server; ours contain them already.
 */
export function typeset(text: string): string {
  return (
    text
      .replace(/ (?=[—–] )/g, '\u00A0')
      .replace(/(?<=^|[\s«„(\u00A0])(\p{L}{1,2}) (?=\S)/gu, '$1\u00A0')
      .replace(/(\d) (?=[\p{L}₸%])/gu, '$1\u00A0')
      .replace(/(\p{Lu}\.) (?=\p{Lu})/gu, '$1\u00A0')
      .replace(/(?<=^|[\s(\u00A0])((?:ул|пр|мкр|пер|бул|д|кв|оф|каб)\.) /gu, '$1\u00A0')
      // Our font has no non-breaking hyphen, so word joiners keep the normal one from breaking.
      .replace(/(?<=\d)-(?=\p{Ll}{1,2}(?!\p{L}))/gu, '\u2060-\u2060')
  );
}

/** Quotes a text, with inner quotes changed: «Аяла», but «„Аяла“ на Абая». */
export function quoted(text: string): string {
  return `«${text.replace(/[«»]/g, (mark) => (mark === '«' ? '„' : '“'))}»`;
}
