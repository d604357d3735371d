/** The guard could not learn the visitor's roles: the navigation goes no further, and the error screen offers to repeat. */
export class RoleLookupError extends Error {
  override readonly name = 'RoleLookupError';

  constructor(options: { readonly cause: unknown }) {
    super('The roles of the current user could not be looked up', options);
  }
}
