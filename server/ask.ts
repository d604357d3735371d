/** Asks the API: `path` after «/api/v0», the body of a POST if there is one. */
export type Ask = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Asks the contract's API at an origin. What is no success is an error with the answer's own words. */
export function askAt(api: string): Ask {
  return async (path, body) => {
    const response = await fetch(new URL(`/api/v0${path}`, api), {
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}
