/**
 * How the server's JavaScript keeps its memory. Answers and demo data are many short-lived objects: more room for new
 * ones means far less collecting. And a bound that its 50 MB of living objects never come near: without one V8 lets
 * the garbage of an export grow by a third before it looks.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--max-old-space-size=1024']
