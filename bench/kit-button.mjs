// What one button of the kit costs a page, gzip: beyond React and the shared base (tokens, reset, KitProvider).
import { buildPages, exitCode, goal } from './kit-pages.mjs'

const GOAL_KB = 3
const { kb, close } = await buildPages(['react-alone', 'base', 'button'])
await close()
const cost = kb.button - kb.base
console.log(`React alone ${kb['react-alone'].toFixed(1)} kB, with the shared base ${kb.base.toFixed(1)} kB`)
goal(`one button: ${cost.toFixed(2)} kB more, goal < ${GOAL_KB}`, cost < GOAL_KB)
process.exit(exitCode())
