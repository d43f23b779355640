import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Node has it; the types of Node leave it to those of browsers.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

let kept: Promise<object> | undefined

/**
 * Holds the compiled engine as long as this process lives. V8 gives a thread that asks for the same bytes the code that
 * is there already: an open then takes half the time. A server opens one engine in its life and has nothing to hold.
 */
export async function keepEngine(): Promise<void> {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  kept ??= readFile(join(pglite, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  await kept
}
