/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientListMeta } from './client-list-meta.ts';
import type { Client } from './client.ts';

export interface ClinicClientListAnswer {
  data: Client[];
  meta: ClientListMeta;
}
