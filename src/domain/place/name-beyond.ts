/** A filial's name where it says more than its clinic's: «„Аяла“ на Абая», but nothing for the only filial, which bears the clinic's own name. */
export function nameBeyond(filial: string, clinic: string): string {
  return clinic.includes(filial) ? '' : filial;
}
