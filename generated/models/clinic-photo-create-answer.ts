/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PlacePhoto } from './place-photo.ts';

export interface ClinicPhotoCreateAnswer {
  data: PlacePhoto;
}
