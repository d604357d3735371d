import { DEMO_VISIT, FILIAL } from '#mocks/seed/demo.ts';
import { operationsById, type Operation } from '#mocks/validate/contract.ts';

/** Every operation of the contract. */
export const every: readonly Operation[] = [...operationsById.values()];

/** A valid value for each path parameter, so that only the tested part of a request is invalid. */
export function somePath({ path }: Operation): Record<string, string | number> {
  if (path.startsWith('/front/doctors/')) return { id: 'serikova-aigul' };
  if (path.startsWith('/fo/patient/slot-holds/')) return { id: '5f0c9a34-7d1e-4c4b-9f52-0a7d6a2b1c10' };
  // The path of a lab test's price in one filial.
  if (path.includes('{service}')) return { id: 1, service: 123 };
  return { id: DEMO_VISIT, filial: FILIAL.ayalaAbaya };
}
