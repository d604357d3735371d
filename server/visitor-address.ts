import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

/**
 * The address of who asks. What `X-Forwarded-For` says counts as far as trusted proxies have written it: anybody may send it.
 *
 * @param trusted addresses and networks («loopback», «10.0.0.0/8»); none: the other end of the connection is the visitor
 */
export function visitorAddress(trusted: readonly string[]): (context: Context) => string | undefined {
  const trust = proxyAddress.compile([...trusted]);
  return ({ env }) => {
    const { incoming } = env as Partial<HttpBindings>;
    if (incoming?.socket.remoteAddress === undefined) return undefined;
    // An IPv4 address of a socket that takes both is written as one of IPv6.
    return proxyAddress(incoming as Parameters<typeof proxyAddress>[0], trust).replace(/^::ffff:/, '');
  };
}
