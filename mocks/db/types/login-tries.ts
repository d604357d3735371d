/** Wrong passwords of one address in a row; the stand-in's guard against guessing. */
export interface LoginTriesRow {
  /** The address and the role that was tried. */
  readonly id: string;
  readonly count: number;
  /** Epoch milliseconds of the first of them. */
  readonly since: number;
}
