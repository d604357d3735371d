export interface Drawing {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Width and height of the outermost element. */
  readonly size: readonly (string | undefined)[];
}

const TAG = /<(\/?)([a-z]+)((?:\s+[a-zA-Z-]+="[^"<>&]*")*)\s*(\/?)>/g;

/**
 * Reads an SVG that consists of nested tags alone.
 *
 * @throws when it is not well-formed: text between tags, an odd quote, a tag that is not closed
 */
export function readDrawing(svg: string): Drawing {
  const rest = svg.replaceAll(TAG, '');
  if (rest !== '') throw new Error(`not a tag: ${rest.slice(0, 60)}`);
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const open: string[] = [];
  let size: Drawing['size'] = [];
  for (const [, closing, name = '', text = '', empty] of svg.matchAll(TAG)) {
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const values = new Map(
      [...text.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    if (elements.size === 0) size = [values.get('width'), values.get('height')];
    elements.add(name);
    for (const key of values.keys()) attributes.add(key);
    if (empty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> not closed`);
  return { elements, attributes, size };
}
