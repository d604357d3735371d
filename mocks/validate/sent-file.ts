/** A file of a form with its bytes already read, because resolvers are synchronous. */
export class SentFile {
  readonly name: string;
  /** Media type that the sender declared; the content may differ. */
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/**
 * Reads the fields of a form. Each field has a list of values, because a form may repeat it.
 *
 * @throws Error if the body is not a form
 */
export async function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, readonly (string | SentFile)[]>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  // A Map, because a field may be named `constructor`.
  const fields = new Map<string, (string | SentFile)[]>();
  for (const [name, value] of form) {
    const one =
      typeof value === 'string'
        ? value
        : new SentFile(value.name, value.type, new Uint8Array(await value.arrayBuffer()));
    fields.set(name, [...(fields.get(name) ?? []), one]);
  }
  return Object.fromEntries(fields);
}
