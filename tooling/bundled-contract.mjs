// The bundled contract, for the tools that write code from it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const contract = JSON.parse(
  readFileSync(fileURLToPath(new URL('../apps/api/openapi.gen.json', import.meta.url)), 'utf8'),
)
/** A part of the contract, or what its `$ref` points to. */
export const resolve = (value) =>
  value?.$ref
    ? resolve(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key], contract),
      )
    : value
