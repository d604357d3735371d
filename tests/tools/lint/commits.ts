const LONGEST = 72;

/**
 * First words that are not imperatives: articles, pronouns and other verb forms. `Pass`, `Focus`,
 * `Bring` and `Need` are imperatives.
 */
const NOT_IMPERATIVE = [
  /^(?:A|An|The|No|New|It|This|When|Whoever)$/,
  /[aeiouy][a-z]*[^e]ed$/i,
  /[aeiouy][a-z]*ing$/i,
  /[^aisu]s$/i,
];

/** Faults of a commit subject, one sentence each. */
export function subjectFaults(subject: string): string[] {
  const [, verb] = /^([A-Z][a-z]+),? \S/.exec(subject) ?? [];
  const faults: string[] = [];
  if (subject.length > LONGEST) {
    faults.push(`It has ${subject.length} characters. Write at most ${LONGEST}, and why in the body.`);
  }
  if (verb === undefined || NOT_IMPERATIVE.some((form) => form.test(verb))) {
    faults.push('Begin with an imperative and its object: «Fix …», «Add …», «Remove …».');
  }
  if (subject.endsWith('.')) faults.push('End without a full stop.');
  return faults;
}
