/**
 * How the server's JavaScript keeps its memory. Answers and demo data are many short-lived objects: more room for new
 * ones means far less collecting. And a bound that its 50 MB of living objects never come near: without one V8 lets
 * the garbage of an export grow by a third before it looks.
 */
const MEMORY = ['--max-semi-space-size=32', '--max-old-space-size=1024']

/** Flags of Node for the server. Its errors name lines of the sources, not of the bundle. */
export const SERVER_FLAGS = [...MEMORY, '--enable-source-maps']
