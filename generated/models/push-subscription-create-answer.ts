/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PushSubscription } from './push-subscription.ts';

export interface PushSubscriptionCreateAnswer {
  data: PushSubscription;
}
