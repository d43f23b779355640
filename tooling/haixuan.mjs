// `npm run haixuan`: the command line, built first when something of it has changed.
import { pathToFileURL } from 'node:url'
import { serverBundle } from './server-bundle.mjs'

const { commandLine } = serverBundle()
// Before its modules are read: an error names the line of the source.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(commandLine).href)
