/**
 * Dative of a profession: «педиатру», «врачу общей практики», «детскому неврологу», «ЛОРу».
 * Undefined if the ending of the word is unknown.
 */
export function dative(title: string): string | undefined {
  const [first = '', ...rest] = title.split(' ');
  const adjective = /^(.+)(?:ый|ий|ой)$/u.exec(first)?.[1];
  if (adjective === undefined) {
    const declined = first.split('-').map((noun) => (/[бвгдзклмнпрстфхчшщ]$/iu.test(noun) ? `${noun}у` : undefined));
    return declined.includes(undefined) ? undefined : [declined.join('-'), ...rest].join(' ');
  }
  const noun = dative(rest.join(' '));
  return noun && `${adjective}${/[нщшч]$/u.test(adjective) && first.endsWith('ий') ? 'ему' : 'ому'} ${noun}`;
}
