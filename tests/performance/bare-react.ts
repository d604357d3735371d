import { type Element, type Node, Window } from 'happy-dom';
import type { ReactNode } from 'react';

/** Renders the elements and texts of a rendered page again with React alone. */
export async function bareDrawing(page: string): Promise<() => void> {
  // React reads NODE_ENV on import and would otherwise use its development build.
  process.env['NODE_ENV'] = 'production';
  const [{ createElement }, { renderToString }] = await Promise.all([import('react'), import('react-dom/server.edge')]);
  const { document } = new Window();
  document.body.innerHTML = /<div id="root".*<\/div>/s.exec(page)?.[0] ?? '';
  const drawn = (node: Node): ReactNode => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== node.ELEMENT_NODE) return null;
    const { localName, attributes, childNodes } = node as Element;
    const named = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
    return createElement(localName, named, ...[...childNodes].map(drawn));
  };
  const draw = (): string => renderToString(drawn(document.body));
  const [length, whole] = [draw().length, document.body.innerHTML.length];
  if (length < whole * 0.8) throw new Error(`Only ${length} of ${whole} characters were drawn again`);
  return draw;
}
