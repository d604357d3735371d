/** Counter of a limited action within a minute. */
export interface TriesRow {
  /** The counted action, with its account if it has one: «login patient@demo.kz». */
  readonly id: string;
  readonly count: number;
  /** Time of the first try, epoch milliseconds. */
  readonly since: number;
}
