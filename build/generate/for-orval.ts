import type { OpenApiDocument } from 'orval';
import { withTextFormats } from './any-answer.ts';

/** What orval needs otherwise than the contract says it; the contract itself stays as it is. */
export function forOrval(document: OpenApiDocument): OpenApiDocument {
  const shared = document.components?.parameters ?? {};
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete]) {
      // A file's bytes are fetched at the address that an answer names, never by a hook.
      const answer = operation?.responses?.['200'];
      if (answer && 'content' in answer && answer.content?.['application/octet-stream']) delete answer.content;
      if (!operation?.parameters) continue;
      // `http` makes the key itself (`idempotent` in orval.config.ts).
      operation.parameters = operation.parameters.filter((parameter) => !isIdempotencyKey(parameter));
      // To mark a query with an id in its path as stale, orval looks for path parameters and does not follow references:
      // it would write a call without the id.
      operation.parameters = operation.parameters.map((parameter) =>
        '$ref' in parameter ? (shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter) : parameter,
      );
    }
  }
  return withTextFormats(document);
}

/** Whether a parameter, or what it refers to, is the `Idempotency-Key`. */
export function isIdempotencyKey(parameter: object): boolean {
  return '$ref' in parameter
    ? String(parameter.$ref).includes('/idempotency-key')
    : 'name' in parameter && parameter.name === 'Idempotency-Key';
}
