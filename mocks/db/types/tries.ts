/** How often something was tried that may be tried only so often within a minute. */
export interface TriesRow {
  /** The counted action, with its account if it has one: «login patient@demo.kz». */
  readonly id: string;
  readonly count: number;
  /** Epoch milliseconds of the first of them. */
  readonly since: number;
}
