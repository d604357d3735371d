/** Parents are who they are to us, anybody else is called by name. As the contract words a relation. */
const parents: ReadonlySet<string> = new Set(['Мама', 'Папа']);

/** What a member of the family is called at home: «Марк», «Мама». `relation` is the word for it, where it is known. */
export function calledAs(firstName: string, relation: string | null): string {
  return relation !== null && parents.has(relation) ? relation : firstName;
}
