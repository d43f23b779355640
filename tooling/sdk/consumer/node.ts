import { calls } from './calls.js'

console.log(JSON.stringify(await calls(process.env['ORIGIN'] ?? '', process.env['HAIXUAN_KEY'] ?? '')))
