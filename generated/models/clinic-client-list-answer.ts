/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Client } from './client.ts';
import type { Meta } from './meta.ts';

export interface ClinicClientListAnswer {
  data: Client[];
  meta: Meta;
}
