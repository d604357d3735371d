import contract from '#generated/openapi.json' with { type: 'json' };
import type { Provider } from '#mocks/node.ts';
import { DEMO_PASSWORD } from '#mocks/seed/demo.ts';
import { operationsById, type Operation } from '#mocks/validate/contract.ts';

interface Read {
  readonly id: string;
  readonly request: () => Request;
}

interface Example {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: string | number | boolean;
}

// TypeScript's own type of the JSON file would list every operation; this shorter type is enough.
const { paths, components } = contract as unknown as {
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly (Example | { $ref: string })[] }>>;
  readonly components: { readonly parameters: Record<string, Example> };
};

const HOST = 'http://provider.test/api/v0';

/**
 * Every read that succeeds with the contract's examples, sent by an account with the role it needs.
 */
export async function readsOf(provider: Provider): Promise<Read[]> {
  const tokens = {
    user: await logIn(provider, 'patient', 'user'),
    doctor: await logIn(provider, 'doctor', 'doctor'),
    clinic: await logIn(provider, 'clinic', 'clinic'),
  };
  const reads: Read[] = [];
  for (const operation of operationsById.values()) {
    if (operation.writes) continue;
    const url = urlOf(operation);
    const headers = { Authorization: `Bearer ${tokens[operation.role ?? 'user']}` };
    const request = (): Request => new Request(url, { headers });
    // An example may refer to a record that does not exist yet, such as a hold.
    if ((await provider.respond(request())).ok) reads.push({ id: operation.id, request });
  }
  return reads;
}

async function logIn(provider: Provider, person: string, role: string): Promise<string> {
  const body = { email: `${person}@demo.kz`, password: DEMO_PASSWORD, remember: true, role };
  const headers = { 'Content-Type': 'application/json' };
  const response = await provider.respond(
    new Request(`${HOST}/auth/login/${person}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const answer = (await response.json()) as { readonly data: { readonly access_token: string } };
  return answer.data.access_token;
}

/** The operation's URL with the contract's examples as path parameters and required query. */
function urlOf({ path, method }: Operation): string {
  const url = new URL(HOST);
  let filled = path;
  for (const given of paths[path]?.[method]?.parameters ?? []) {
    const parameter = '$ref' in given ? components.parameters[given.$ref.split('/').at(-1) ?? ''] : given;
    if (parameter === undefined) continue;
    const values = [parameter.example as unknown].flat();
    const value = String(values[0]);
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value));
    const isNeeded = parameter.in === 'query' && parameter.required === true;
    if (isNeeded) url.searchParams.set(parameter.name, value);
  }
  return `${HOST}${filled}${url.search}`;
}
