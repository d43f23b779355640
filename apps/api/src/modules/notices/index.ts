// What other modules may use of this one, beside its rules.
export { isChannelOn } from './store/channels.ts'
export { insertNotice } from './store/notice-rows.ts'
export { unlinkView } from './store/unlink-view.ts'
