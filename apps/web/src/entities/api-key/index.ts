export { keysQuery } from './api/keys.query.ts'
export { endAllKeysFx } from './model/end-keys.ts'
export { KeysToEnd } from './ui/keys-to-end.tsx'
