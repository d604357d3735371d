/** How the contract spells a slug (components/schemas/slug.yaml); nothing else was ever the name of something. */
export const SLUG = /^[a-z0-9-]{1,120}$/;
