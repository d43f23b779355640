// What other modules may use of this one.
export { findUpload, finishedUpload, type UsedUpload, useUpload } from './store/upload-rows.ts'
