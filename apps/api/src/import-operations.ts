import type { Handlers } from '#platform/http/handler.ts'
import { addImportRows } from './modules/imports/operations/add-import-rows.ts'
import { cancelImportJob } from './modules/imports/operations/cancel-import-job.ts'
import { createImportFile } from './modules/imports/operations/create-import-file.ts'
import { createImportJob } from './modules/imports/operations/create-import-job.ts'
import { downloadImportFile } from './modules/imports/operations/download-import-file.ts'
import { finishImportJob } from './modules/imports/operations/finish-import-job.ts'
import { getImportJob } from './modules/imports/operations/get-import-job.ts'
import { listImportJobs } from './modules/imports/operations/list-import-jobs.ts'
import { listImportMappings } from './modules/imports/operations/list-import-mappings.ts'
import { previewImportFile } from './modules/imports/operations/preview-import-file.ts'
import { previewImportRows } from './modules/imports/operations/preview-import-rows.ts'
import { cancelUpload } from './modules/uploads/operations/cancel-upload.ts'
import { createUpload } from './modules/uploads/operations/create-upload.ts'
import { finishUpload } from './modules/uploads/operations/finish-upload.ts'
import { getUpload } from './modules/uploads/operations/get-upload.ts'
import { listUploads } from './modules/uploads/operations/list-uploads.ts'
import { putUploadPart } from './modules/uploads/operations/put-upload-part.ts'

/** Operations of uploads and imports. */
export const importHandlers = {
  addImportRows,
  cancelImportJob,
  cancelUpload,
  createImportFile,
  createImportJob,
  downloadImportFile,
  previewImportFile,
  createUpload,
  finishImportJob,
  finishUpload,
  getImportJob,
  getUpload,
  listImportJobs,
  listImportMappings,
  listUploads,
  previewImportRows,
  putUploadPart,
} satisfies Partial<Handlers>
