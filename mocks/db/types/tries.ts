/** How often something was tried that may be tried only so often within a minute. */
export interface TriesRow {
  /** The action whose tries are counted, with the account if it counts by account: «login patient@demo.kz». */
  readonly id: string;
  readonly count: number;
  /** Epoch milliseconds of the first of them. */
  readonly since: number;
}
