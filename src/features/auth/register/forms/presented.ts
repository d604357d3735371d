import type { Consent } from '#generated/models/consent.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { Registration } from '@/features/auth/register/draft/registration';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { now } from '@/shared/format/now';

/** What goes with every final form, whoever fills it in. */
export interface Presented {
  readonly hash: string;
  readonly action: RegistrationAction;
  readonly consent: Consent;
}

/** The registration, and the consent that is given by sending it: its version and the moment (law 94-V). */
export function presentedBy({ hash, action }: Registration): Presented | undefined {
  if (hash === null || action === null) return undefined;
  return { hash, action, consent: { version: CONSENT_VERSION, accepted_at: new Date(now()).toISOString() } };
}
