/** Names of the changed fields, in form order. */
export function changedFields<Values extends object>(initial: Values, values: Values): (keyof Values & string)[] {
  const names = Object.keys(initial) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(initial[name]) !== JSON.stringify(values[name]));
}
