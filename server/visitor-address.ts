import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

/**
 * IP address of the visitor. `X-Forwarded-For` is used only as far as trusted proxies wrote it,
 * because anybody can send it.
 *
 * @param trusted addresses and networks («loopback», «10.0.0.0/8»); empty: the peer is the visitor
 */
export function visitorAddress(trusted: readonly string[]): (context: Context) => string | undefined {
  const trust = proxyAddress.compile([...trusted]);
  return ({ env }) => {
    const { incoming } = env as Partial<HttpBindings>;
    if (incoming?.socket.remoteAddress === undefined) return undefined;
    // A dual-stack socket writes an IPv4 address in its IPv6 form.
    return proxyAddress(incoming as Parameters<typeof proxyAddress>[0], trust).replace(/^::ffff:/, '');
  };
}
