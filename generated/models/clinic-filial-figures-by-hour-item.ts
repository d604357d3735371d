/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicFilialFiguresByHourItem = {
  /**
   * Hour of the day: 8 means 08:00 to 09:00.
   * @minimum 0
   * @maximum 23
   */
  hour: number;
  /**
   * Booked share of this hour's working minutes over the whole range, in per cent.
   * @minimum 0
   * @maximum 100
   */
  occupancy_percent: number;
};
