import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

/**
 * Returns a function that finds the IP address of the visitor. Of the header `X-Forwarded-For` only
 * the part that trusted proxies have written counts, because anybody can send this header.
 *
 * @param trusted addresses and networks of proxies («loopback», «10.0.0.0/8»); if the list is
 * empty, the sender of the connection is the visitor
 */
export function visitorAddress(trusted: readonly string[]): (context: Context) => string | undefined {
  const trust = proxyAddress.compile([...trusted]);
  return ({ env }) => {
    const { incoming } = env as Partial<HttpBindings>;
    if (incoming?.socket.remoteAddress === undefined) return undefined;
    // A dual-stack socket writes an IPv4 address in its IPv6 form, so cut the prefix of that form.
    return proxyAddress(incoming as Parameters<typeof proxyAddress>[0], trust).replace(/^::ffff:/, '');
  };
}
