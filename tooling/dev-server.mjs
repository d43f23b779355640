// The server of `npm run dev`: dev.mjs starts it again at each change, and what has changed is built first.
import { pathToFileURL } from 'node:url'
import { serverBundle } from './server-bundle.mjs'

await import(pathToFileURL(serverBundle().server).href)
