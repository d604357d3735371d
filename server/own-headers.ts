/** Parses «X-Server-Key: abc»: a header by which the provider recognises our server. */
export function ownHeaders(line = ''): Record<string, string> {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (line !== '' && name === undefined) throw new Error('PROVIDER_KEY is a header: «X-Server-Key: abc»');
  return name === undefined || value === undefined ? {} : { [name]: value };
}
