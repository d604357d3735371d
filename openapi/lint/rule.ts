/** The part of Redocly's rule API that our rules use. */

type Ref = { $ref?: string };
export type Schema = Ref & {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
};
export type Media = { schema?: Schema; example?: unknown; examples?: object };
export type Response = Ref & { description?: string; content?: Record<string, Media>; headers?: object };
export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: (Ref & { in?: string; name?: string })[];
  requestBody?: Ref & { content?: Record<string, Media> };
  responses?: Record<string, Response>;
  'x-right'?: string;
  'x-etag-of'?: string;
  'x-last-wins'?: string;
  'x-owner'?: string;
  'x-order'?: string | string[] | Record<string, string | string[]>;
  'x-seen-in'?: string | unknown[];
  'x-unsafe-get'?: boolean;
  'x-provenance'?: { request?: string; answer?: string };
};
export type Location = { source: { absoluteRef: string }; child: (path: string | string[]) => Location };
export type Context = {
  /** Key of the node in the object that contains it. For an operation this is its method. */
  key: string | number;
  location: Location;
  report: (problem: { message: string; location?: Location }) => void;
  resolve: <Node>(node: Node | undefined) => { node?: Node };
};
type Visitor<Node> = { enter: (node: Node, context: Context) => void };
export type Root = { tags?: { name: string }[]; 'x-tagGroups'?: { tags: string[] }[] };
export type Rule = () =>
  | { Operation: Visitor<Operation> }
  | { Schema: Visitor<Schema> }
  | { Operation: Visitor<Operation>; Root: { leave: (root: Root, context: Context) => void } };
