import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/**
 * Debian packages, unpacked in this folder: an installed package would start a server on ports 80
 * and 443.
 */
const unpacked = resolve(import.meta.dirname, '../../.out/servers');

const packages = {
  nginx: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libpcre2-8-0'],
  caddy: ['caddy'],
} as const;

/**
 * The place of a found server: below the system's root, or below the folder of unpacked packages.
 */
export interface FoundServer {
  readonly binary: string;
  /** Prefix of the package's paths: empty or the folder. */
  readonly root: string;
}

/**
 * Finds a web server on this machine, otherwise unpacks a Debian package.
 * @returns a reason as text if there is no server
 */
export function findServer(name: keyof typeof packages): FoundServer | string {
  const found = installed(name);
  if (found !== undefined) return found;
  if (!existsSync('/etc/debian_version')) return `no ${name} here, and no Debian to take it from`;
  const failure = unpack(packages[name]);
  return installed(name) ?? `no ${name} here, and Debian's package could not be fetched: ${failure}`;
}

function installed(name: string): FoundServer | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const own = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  // The tests need nginx with its Brotli module.
  if (own !== undefined && (name !== 'nginx' || existsSync(brotliModule('')))) return { binary: own, root: '' };
  const fetched = ['usr/sbin', 'usr/bin']
    .map((folder) => join(unpacked, folder, name))
    .find((path) => existsSync(path));
  return fetched === undefined ? undefined : { binary: fetched, root: unpacked };
}

export function brotliModule(root: string): string {
  return `${root}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so`;
}

/**
 * Unpacks Debian packages.
 * @returns the error for the log; empty on success
 */
function unpack(names: readonly string[]): string {
  mkdirSync(unpacked, { recursive: true });
  let failure = attempt('apt-get', ['download', ...names]);
  if (failure !== '' && process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    failure = attempt('apt-get', ['download', ...names]);
  }
  const archives = readdirSync(unpacked).filter((file) => file.endsWith('.deb'));
  return [failure, ...archives.map((file) => attempt('dpkg-deb', ['-x', file, unpacked]))].join('');
}

function attempt(command: string, options: string[]): string {
  const { status, stderr, error } = spawnSync(command, options, { cwd: unpacked, encoding: 'utf8', timeout: 60_000 });
  return status === 0 ? '' : (error?.message ?? stderr.trim());
}
