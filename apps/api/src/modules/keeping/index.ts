// What other modules may use of this one, beside its rules.
export { openOwnList } from './operations/open-own-list.ts'
export { ownView, requireWatched } from './operations/own-view.ts'
export { readOwnQuery } from './operations/read-own-query.ts'
export { searchFavourites } from './operations/search-favourites.ts'
export { setReminded } from './store/favourite-reminders.ts'
export { countAllFavourites } from './store/favourite-write.ts'
export { type Removal, setTakenAway } from './store/taken-away.ts'
