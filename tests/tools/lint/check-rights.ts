/**
 * `npm run lint`: fails if a screen calls a write that needs a right in the clinic (`x-right`)
 * without checking this right (`rights.ts`).
 */
import { resolve } from 'node:path';
import { operationsById } from '#mocks/validate/contract.ts';
import { Screens } from '../../../openapi/diff/screens.ts';
import { readByPost } from '../../../orval.config.ts';
import { rightFaults } from './rights.ts';

const writes = [...operationsById.values()].flatMap(({ id, writes: isWrite, right }) =>
  isWrite && right !== null && !readByPost.some((one) => one === id) ? [{ id, right }] : [],
);
const faults = rightFaults(new Screens(resolve(import.meta.dirname, '../../..')), writes);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
