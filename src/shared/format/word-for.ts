/**
 * Text for an enum value; `otherwise` for one that this version does not know yet. Responses with
 * unknown values are accepted (shared/api/response-check.ts).
 */
export function wordFor<Value extends string, Word>(
  words: Readonly<Record<Value, Word>>,
  value: Value,
  otherwise: NoInfer<Word>,
): Word {
  return Object.hasOwn(words, value) ? words[value] : otherwise;
}
