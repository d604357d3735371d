/**
 * `npm run tool -- licences`: lists the licences of the production packages; fails at a licence
 * that is not on the list.
 */
import { execFileSync } from 'node:child_process';

/** Licences that require only their notice and don't affect our source. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'BlueOak-1.0.0',
]);

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string; readonly name?: string } }[];
}

const list = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const { components } = JSON.parse(list) as { components: readonly Component[] };
const refused = components.flatMap(({ name, version, licenses = [] }) => {
  const own = licenses.map(({ license }) => license?.id ?? license?.name ?? '');
  console.log(`${own.join(', ').padEnd(14)} ${name} ${version}`);
  return own.length > 0 && own.every((id) => ALLOWED.has(id))
    ? []
    : [`${name} ${version}: ${own.join(', ') || 'none'}`];
});
for (const line of refused) console.error(`Not on the list of licences: ${line}`);
console.log(`\n${components.length} packages, ${refused.length} not on the list`);
process.exitCode = refused.length > 0 ? 1 : 0;
