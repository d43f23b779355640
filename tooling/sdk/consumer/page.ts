import { calls } from './calls.js'

calls('', 'hxk_fixture').then(
  (told) => {
    document.title = JSON.stringify(told)
  },
  (error: unknown) => {
    document.title = String(error)
  },
)
