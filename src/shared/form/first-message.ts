/** The first text among errors: a schema's issues carry a `message`, a validator of a screen's own may be the text itself. */
export function firstMessage(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  for (const error of errors as readonly unknown[]) {
    if (typeof error === 'string') return error;
    if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
      return error.message;
    }
  }
  return undefined;
}
