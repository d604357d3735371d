/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceAppointment } from './service-appointment.ts';
import type { Service } from './service.ts';

/**
 * A service of a clinic with its range of prices: what its doctors do, and the analyses and examinations that its filials do without
 * the choice of a doctor. Where filials differ, its `appointment` is `filial` before `none`, and both before the others.
 */
export interface ClinicService {
  service: Service;
  /**
   * Lowest price in KZT.
   * @minimum 0
   */
  price_from: number;
  /**
   * Highest price in KZT.
   * @minimum 0
   */
  price_to: number;
  /**
   * Number of the clinic's doctors with this service; 0 if the filial offers it without a doctor.
   * @minimum 0
   */
  doctors_count: number;
  appointment: ServiceAppointment;
  /**
   * Working days until the result is ready, 0 on the same day; where filials differ, the longest. Null if there is no result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /** True if the service requires an empty stomach. */
  fasting: boolean;
}
