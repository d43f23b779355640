// `npm run haixuan`: the command line, built first when something of it has changed.
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { serverBundle } from './server-bundle.mjs'
import { COMMAND_ENGINE_FLAG } from './server-flags.mjs'

const { commandLine } = serverBundle()
// Before its modules are read: an error names the line of the source.
process.setSourceMapsEnabled(true)
setFlagsFromString(COMMAND_ENGINE_FLAG)
await import(pathToFileURL(commandLine).href)
