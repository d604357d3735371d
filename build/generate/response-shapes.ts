/**
 * Writes generated/shapes/<area>.ts: what a response must contain for the screens to work, for
 * reads and for creates. The client checks responses against it; src/shared/api/response-check.ts
 * documents the notation.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Operation, operationsById } from '#mocks/validate/contract.ts';
import { readByPost } from '../../orval.config.ts';
import { ShapeFile } from './shape-file.ts';

const folder = resolve(import.meta.dirname, '../../generated/shapes');
const areas = new Map([
  ['auth', /^\/auth\//],
  ['public', /^\/front\//],
  ['patient', /^\/fo\/patient\//],
  ['doctor', /^\/fo\/doctor\//],
  ['clinic', /^\/fo\/clinic\//],
]);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [area, pattern] of areas) {
  const operations = [...operationsById.values()].filter((operation) => pattern.test(operation.path));
  writeFileSync(
    join(folder, `${area}.ts`),
    new ShapeFile().source({ shapes: operations.filter(isRead), created: operations.filter(creates) }),
  );
}

/**
 * Only reads are checked: a write has already happened, and reporting it as failed would make
 * people repeat it.
 */
function isRead({ id, writes }: Operation): boolean {
  return !writes || readByPost.some((one) => one === id);
}

/**
 * Operations with an `Idempotency-Key`: only a complete response ends the attempt, so that a resend
 * after any other uses the same key.
 */
function creates({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}
