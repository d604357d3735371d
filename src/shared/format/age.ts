/** Age in full years on the day `on`. Both dates are `YYYY-MM-DD`. */
export function age(birthday: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4));
  return on.slice(5) < birthday.slice(5) ? years - 1 : years;
}
