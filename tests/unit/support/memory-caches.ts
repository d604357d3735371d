export const API = 'https://aman.example/api/v0';
export const LIST = '/fo/patient/visits?status=upcoming&page=1';

/** The part of a browser's CacheStorage that the worker uses. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name);
  const open = async (name: string) => ({
    keys: async () => [...(storeOf(name)?.keys() ?? [])].map((url) => ({ url })),
    match: async (url: string) => stores.get(name)?.get(url)?.clone(),
    put: async (url: string, response: Response) => void storeOf(name)?.set(url, response),
    delete: async (url: string) => stores.get(name)?.delete(url) ?? false,
  });
  const caches = {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

export const asked = (path: string, { token = 'token-1', method = 'GET' } = {}): Request =>
  new Request(`${API}${path}`, { method, headers: { Authorization: `Bearer ${token}` } });
export const online =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));
