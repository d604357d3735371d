import type { Provider } from './node.ts';
import { verifyAccount } from './rules/identity.ts';

type Command = (provider: Provider, body: Readonly<Record<string, unknown>>) => Promise<boolean>;

/** What stands outside of the contract: what people of the provider do, and what a tester wants to happen. */
const commands: Readonly<Record<string, Command>> = {
  /** `{ "email": … }`: the doctor or clinic of this account has been checked. */
  verify: (provider, { email }) => provider.act((db) => typeof email === 'string' && verifyAccount(db, email)),
};

/** Answers `POST /__control/<command>`: 204 when it is done, 404 when there is nothing to do. */
export async function control(provider: Provider, name: string, request: Request): Promise<Response> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const body: unknown = await request.json().catch(() => ({}));
  const isDone = typeof body === 'object' && body !== null && (await command?.(provider, { ...body })) === true;
  return new Response(null, { status: isDone ? 204 : 404 });
}
