// Made by `node tooling/gen.mjs` from package.json.
/** The release that this program is, or will be. */
export const VERSION = '0.2.0'
