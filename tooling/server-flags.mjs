/**
 * How the server's JavaScript keeps its memory. Answers and demo data are many short-lived objects: more space for new
 * ones means far less collecting. And a bound that its 50 MB of living objects never come near: without one V8 lets
 * the garbage of an export grow by a third before it looks.
 */
const MEMORY = ['--max-semi-space-size=32', '--max-old-space-size=1024']

/**
 * Thirty times V8's own budget for the embedded engine: what a start runs is over before optimising it has paid, a third
 * of its work. A server that stays is as fast a few seconds later.
 */
const ENGINE_FLAG = '--wasm-tiering-budget=50000000'

/**
 * Ten times more for the command line, most of whose commands end within two seconds: a fifth of their work. An import of
 * 17 s shows no difference.
 */
export const COMMAND_ENGINE_FLAG = '--wasm-tiering-budget=500000000'

/** Flags of Node for the server. Its errors name lines of the sources, not of the bundle. */
export const SERVER_FLAGS = [...MEMORY, ENGINE_FLAG, '--enable-source-maps']
