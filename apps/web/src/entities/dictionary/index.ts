export { contactsQuery, siteDictionaryQuery } from './api/dictionary.query.ts'
export { partnersOf, pictureOf, textOf } from './lib/dictionary.ts'
