import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { throwAwayCertificate } from '../certificate.ts';
import { brotliModule, type FoundServer } from './find-server.ts';

const configurations = resolve(import.meta.dirname, '../../../docs/hosting');

/** Values of this machine for the configuration of docs/hosting. */
export interface Site {
  readonly folder: string;
  readonly providerPort: number;
  /** An empty folder for the server's files. */
  readonly scratch: string;
}

export interface RunningServer {
  readonly origin: string;
  readonly plainOrigin: string;
  readonly stop: () => Promise<void>;
}

/** nginx with docs/hosting/nginx.conf, whose names and ports are replaced by this machine's. */
export async function runNginx({ binary, root }: FoundServer, site: Site): Promise<RunningServer> {
  const { folder, providerPort, scratch } = site;
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = throwAwayCertificate(scratch);
  const server = changed('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    'aman.example;': 'localhost;',
    '/etc/letsencrypt/live/aman.example/fullchain.pem': cert,
    '/etc/letsencrypt/live/aman.example/privkey.pem': key,
    '/srv/aman/dist': folder,
    '127.0.0.1:4010': `127.0.0.1:${providerPort}`,
    'https://aman.example$': 'https://localhost$',
    '/var/log/nginx/aman.log': join(scratch, 'access.log'),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    `load_module ${brotliModule(root)};`,
    'daemon off; master_process off; error_log stderr;',
    `pid ${scratch}/pid;`,
    'events {}',
    `http { include ${root}/etc/nginx/mime.types; access_log off;`,
    ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
    server,
    '}',
  ];
  writeFileSync(join(scratch, 'nginx.conf'), main.join('\n'));
  const libraries = { LD_LIBRARY_PATH: `${root}/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu` };
  const child = spawn(binary, ['-p', scratch, '-c', join(scratch, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(root !== '' && libraries) },
  });
  return running(child, port, plainPort);
}

/** Caddy with docs/hosting/Caddyfile, whose names and ports are replaced by this machine's. */
export function runCaddy(found: FoundServer, { folder, providerPort, scratch }: Site): Promise<RunningServer> {
  return caddyWith(found, scratch, (name) =>
    changed('Caddyfile', {
      'aman.example {': name,
      '/srv/aman/dist': folder,
      '127.0.0.1:4010': `127.0.0.1:${providerPort}`,
    }),
  );
}

/** Caddy with docs/hosting/serve.Caddyfile in front of our server. */
export function runCaddyBefore(found: FoundServer, server: string, scratch: string): Promise<RunningServer> {
  return caddyWith(found, scratch, (name) =>
    changed('serve.Caddyfile', { '{$SITE_NAME:localhost} {': name, '127.0.0.1:8080': server }),
  );
}

/** @param configuration gets the line that begins the site */
async function caddyWith(
  { binary }: FoundServer,
  scratch: string,
  configuration: (name: string) => string,
): Promise<RunningServer> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = throwAwayCertificate(scratch);
  // Caddy requests no certificate if it has one.
  const server = configuration(`https://localhost {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}\n`);
  const options = ['admin off', `http_port ${plainPort}`, `https_port ${port}`];
  writeFileSync(join(scratch, 'Caddyfile'), `{\n${options.join('\n')}\n}\n${server}`);
  const child = spawn(binary, ['run', '--adapter', 'caddyfile', '--config', join(scratch, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch },
  });
  return running(child, port, plainPort);
}

/** The configuration with some values replaced. A value that the file lacks is an error. */
function changed(file: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [old, value]) => {
      if (!text.includes(old)) throw new Error(`docs/hosting/${file} has no «${old}»`);
      return text.replaceAll(old, value);
    },
    readFileSync(join(configurations, file), 'utf8'),
  );
}

async function running(child: ChildProcess, port: number, plainPort: number): Promise<RunningServer> {
  let log = '';
  child.stderr?.on('data', (part: Buffer) => {
    log += part.toString();
  });
  const ended = once(child, 'exit');
  const deadline = performance.now() + 10_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill();
      throw new Error(`the server did not start: ${log}`);
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { origin: `https://localhost:${port}`, plainOrigin: `http://localhost:${plainPort}`, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resume) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resume(true);
    });
    socket.once('error', () => resume(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
