/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Service } from './service.ts';

export interface ServiceListAnswer {
  data: Service[];
}
