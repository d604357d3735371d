/** A file of a form, read whole: a resolver is synchronous and can't wait for its bytes. */
export class SentFile {
  readonly name: string;
  /** The type that the sender names; the content may be of another type. */
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/**
 * The fields of a form, each a list: a form may repeat any of them.
 *
 * @throws when the body is no form
 */
export async function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, readonly (string | SentFile)[]>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  // A field may have any name, `constructor` too.
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
