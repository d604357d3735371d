/**
 * Writes generated/shapes/<area>.ts: what each answer that is only read must hold for the screens to rely on it, and what is answered to
 * a create. The client holds every such answer against it; the notation is src/shared/api/response-check.ts's.
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

/** A write has happened whatever its answer looks like: to call it failed would make people do it twice. */
function isRead({ id, writes }: Operation): boolean {
  return !writes || readByPost.some((one) => one === id);
}

/** Done twice where it is sent twice: only an answer that is right in every part says that it need not be sent again. */
function creates({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}
