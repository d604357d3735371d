/**
 * Parses a line like «X-Server-Key: abc» into a header. The provider recognises our server by this
 * header.
 */
export function ownHeaders(line = ''): Record<string, string> {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (line !== '' && name === undefined) throw new Error('PROVIDER_KEY is a header: «X-Server-Key: abc»');
  return name === undefined || value === undefined ? {} : { [name]: value };
}
