export { contactsQuery, frontDeskQuery } from './api/front-desk.query.ts'
export { partnersOf, pictureOf, textOf } from './lib/front-desk.ts'
