/**
 * Writes the contract as one HTML page that works offline: `npm run tool docs` creates
 * dist-docs/index.html. The page shows our extensions and operationIds. Its Content-Security-Policy
 * forbids all requests.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Operation = { readonly operationId: string };
type Refused = { readonly description: string; readonly 'x-codes': readonly string[] };

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist-docs');
const page = join(folder, 'index.html');
const source = join(folder, 'openapi.json');

/** Extensions that the page shows, with their names in openapi/paths. */
const SHOWN = /^x-(?!example-day|tagGroups)/;

const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";
/** Redoc loads its logo from another host, so the page leaves it out. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/[\w/.-]+\.svg/g;
const WITHOUT_LOGO = '<style>a:has(> img[src="data:,"]) { display: none }</style>';

const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const words = new Set<string>();
const shown = JSON.stringify(contract, (key, value: unknown) => {
  if (SHOWN.test(key)) words.add(key);
  const { operationId, description = '', 'x-codes': codes } = (value ?? {}) as Partial<Operation & Refused>;
  // Redoc hides operationIds, although descriptions mention them, and extensions of responses.
  if (operationId !== undefined) return { 'x-operationId': operationId, ...(value as object) };
  if (codes === undefined) return value;
  return {
    ...(value as object),
    description: `${description}\n\nx-codes: ${codes.map((code) => `\`${code}\``).join(', ')}`,
  };
});

mkdirSync(folder, { recursive: true });
writeFileSync(source, shown);
const extensions = ['x-operationId', ...words].map((word) => `--openapi.showExtensions=${word}`);
execFileSync(
  join(root, 'node_modules/.bin/redocly'),
  [
    'build-docs',
    source,
    '--config',
    join(root, 'openapi/diff/redocly.yaml'),
    '--inlineBundle',
    '--openapi.disableTelemetry=true',
    ...extensions,
    '--output',
    page,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
rmSync(source);
const html = readFileSync(page, 'utf8');
const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">${WITHOUT_LOGO}`;
writeFileSync(
  page,
  html.replace(LOGO, 'data:,').replace('<meta charset="utf8" />', (charset) => `${charset}${head}`),
);
