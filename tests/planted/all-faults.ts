import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appFaults } from './app-faults.ts';
import { cabinetFaults } from './cabinet-faults.ts';
import type { Fault } from './fault.ts';
import { lateFaults } from './late-faults.ts';
import { lostFaults } from './lost-faults.ts';
import { policyFaults } from './policy-faults.ts';
import { privacyFaults } from './privacy-faults.ts';
import { providerFaults } from './provider-faults.ts';

export const allFaults: readonly Fault[] = [
  ...appFaults,
  ...cabinetFaults,
  ...policyFaults,
  ...privacyFaults,
  ...lostFaults,
  ...lateFaults,
  ...providerFaults,
];

/** Whether the place of a fault is still there, and only once. */
export function hasPlace({ file, from }: Fault): boolean {
  return readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8').split(from).length === 2;
}
