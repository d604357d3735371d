/**
 * Writes generated/shapes/<area>.ts: the parts of a response without which a screen would fail, for
 * reads and creates. The program checks responses against these shapes;
 * src/shared/api/response-check.ts explains the notation.
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
 * Whether the operation reads. The response of a write is not checked in this way: the write is
 * already done, and an error would make people repeat it.
 */
function isRead({ id, writes }: Operation): boolean {
  return !writes || readByPost.some((one) => one === id);
}

/**
 * Whether the operation has an `Idempotency-Key`. Only a complete response ends an attempt to
 * create something. After any other response the next try has the same key.
 */
function creates({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}
