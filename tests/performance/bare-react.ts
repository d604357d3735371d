import { type Element, type Node, Window } from 'happy-dom';
import type { ReactNode } from 'react';

/** Draws the elements and texts of a drawn page once more, by React and nothing else. */
export async function bareDrawing(page: string): Promise<() => void> {
  // React holds its development build too, and chooses when it is loaded.
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
