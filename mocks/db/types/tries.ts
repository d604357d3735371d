/** Counter of attempts at one limited action within the time window of its limit. */
export interface TriesRow {
  /** Action with its account, if any: «login patient@demo.kz». */
  readonly id: string;
  readonly count: number;
  /** Time of the first attempt, epoch milliseconds. */
  readonly since: number;
}
