import type { OpenApiDocument } from 'orval';
import { withTextFormats } from './any-answer.ts';

/** Content types of responses that are files. */
const FILES = ['application/octet-stream', 'text/calendar'] as const;

/** Returns the contract in a form that orval can read. */
export function forOrval(document: OpenApiDocument): OpenApiDocument {
  const shared = document.components?.parameters ?? {};
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete]) {
      // The program fetches files by the URL in another response, so orval must not generate hooks
      // for the content of files.
      const answer = operation?.responses?.['200'];
      if (answer && 'content' in answer && FILES.some((type) => answer.content?.[type])) delete answer.content;
      if (!operation?.parameters) continue;
      // orval must not ask for the key, because the HTTP client sets it (`idempotent` in
      // orval.config.ts).
      operation.parameters = operation.parameters.filter((parameter) => !isIdempotencyKey(parameter));
      // Resolve the references: orval does not find a path parameter behind a reference. It would
      // generate an invalidation without the id.
      operation.parameters = operation.parameters.map((parameter) =>
        '$ref' in parameter ? (shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter) : parameter,
      );
    }
  }
  return withTextFormats(document);
}

/** Whether a parameter is `Idempotency-Key`, directly or by reference. */
export function isIdempotencyKey(parameter: object): boolean {
  return '$ref' in parameter
    ? String(parameter.$ref).includes('/idempotency-key')
    : 'name' in parameter && parameter.name === 'Idempotency-Key';
}
