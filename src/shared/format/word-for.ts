/**
 * Text of an enum value; `otherwise` for a value that this version does not know. Such values
 * occur, because shared/api/response-check.ts accepts them.
 */
export function wordFor<Value extends string, Word>(
  words: Readonly<Record<Value, Word>>,
  value: Value,
  otherwise: NoInfer<Word>,
): Word {
  return Object.hasOwn(words, value) ? words[value] : otherwise;
}
