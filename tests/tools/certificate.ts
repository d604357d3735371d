import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * Creates a certificate that is valid on this machine for two days and that only the caller trusts.
 * @throws when openssl is missing
 */
export function throwAwayCertificate(folder: string): Certificate {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const { status, stderr, error } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', cert],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`);
  return { key, cert };
}
