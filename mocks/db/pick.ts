export function pick<Row extends object, Key extends keyof Row>(row: Row, ...keys: readonly Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.filter((key) => key in row).map((key) => [key, row[key]])) as Pick<Row, Key>;
}
