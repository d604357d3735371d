/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Certificate } from './certificate.ts';

export interface DoctorCertificateUpdateAnswer {
  data: Certificate;
}
