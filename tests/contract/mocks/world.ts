import { Client } from './client.ts';

/** One provider and the demo people's tokens, shared by the scenarios. */
export interface World {
  readonly client: Client;
  readonly tokens: { patient: string; doctor: string; clinic: string };
}

export function createWorld(): World {
  return { client: new Client(), tokens: { patient: '', doctor: '', clinic: '' } };
}

export async function signEverybodyIn({ client, tokens }: World): Promise<void> {
  tokens.patient = await client.logIn('patient@demo.kz');
  tokens.doctor = await client.logIn('doctor@demo.kz', 'doctor');
  tokens.clinic = await client.logIn('clinic@demo.kz', 'clinic');
}
