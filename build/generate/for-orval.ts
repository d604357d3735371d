import type { OpenApiDocument } from 'orval';
import { withTextFormats } from './any-answer.ts';

/** Types of answers that are files. */
const FILES = ['application/octet-stream', 'text/calendar'] as const;

/** Adapts the contract to what orval can read; the contract itself is not changed. */
export function forOrval(document: OpenApiDocument): OpenApiDocument {
  const shared = document.components?.parameters ?? {};
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete]) {
      // File contents are fetched by the URL in a response, never by a hook.
      const answer = operation?.responses?.['200'];
      if (answer && 'content' in answer && FILES.some((type) => answer.content?.[type])) delete answer.content;
      if (!operation?.parameters) continue;
      // The HTTP client creates the key itself (`idempotent` in orval.config.ts).
      operation.parameters = operation.parameters.filter((parameter) => !isIdempotencyKey(parameter));
      // orval does not follow references when it looks for path parameters, and would generate
      // invalidation without the id.
      operation.parameters = operation.parameters.map((parameter) =>
        '$ref' in parameter ? (shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter) : parameter,
      );
    }
  }
  return withTextFormats(document);
}

/** Whether a parameter, or the one it references, is `Idempotency-Key`. */
export function isIdempotencyKey(parameter: object): boolean {
  return '$ref' in parameter
    ? String(parameter.$ref).includes('/idempotency-key')
    : 'name' in parameter && parameter.name === 'Idempotency-Key';
}
