import type { Role } from './verify/contract.ts';
import type { Account } from './verify/sessions.ts';

/** Returns the base URL of a server without the trailing slash. Exits if no URL is given. */
export function baseUrlOf(text: string | undefined): string {
  const url = text ?? stop('--base-url is needed: where the server answers, with /api/v0');
  return URL.canParse(url) ? url.replace(/\/$/, '') : stop(`${url} is no address`);
}

/**
 * Whether the tools may write to this server: to this machine, or to a host that `--allow-writes`
 * names again. This protects real data from a mistake.
 *
 * @param named values of `--allow-writes`, undefined if the option is absent
 */
export function mayWrite(baseUrl: string, named: readonly string[] | undefined): boolean {
  if (named === undefined) return false;
  const { hostname } = new URL(baseUrl);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  if (isLoopback || named.includes(hostname)) return true;
  return stop(`${hostname} is not this machine: say --allow-writes=${hostname} if its data may really be changed`);
}

/** Parses an account: «user=patient@demo.kz:Demo2026». */
export function accountOf(text: string): [Role, Account] {
  const [, role, email, password] = /^(user|doctor|clinic)=([^:]+):(.+)$/.exec(text) ?? [];
  if (role === undefined || email === undefined || password === undefined) {
    return stop('--account is user=, doctor= or clinic=, then email:password');
  }
  return [role as Role, { email, password }];
}

/** Prints an error and exits, before any request is sent. */
export function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
