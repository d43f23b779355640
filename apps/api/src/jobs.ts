import type { Database } from '#platform/database/database.ts'
import type { Channels } from '#platform/delivery/channels.ts'
import type { Files } from '#platform/files/files.ts'
import type { ModuleJobs } from '#platform/jobs/job-kind.ts'
import { platformJobs } from '#platform/jobs/own-jobs.ts'
import { removeDemoGoods } from './demo/goods/remove-demo-goods.ts'
import { IMPORT_PARTS } from './import-parts.ts'
import { MODULE_PARTS } from './module-parts.ts'
import { accessJobs } from './modules/access/jobs/access-jobs.ts'
import { accountOfRecipient } from './modules/account/index.ts'
import { accountJobs } from './modules/account/jobs/account-jobs.ts'
import { exportJobs } from './modules/exports/jobs/export-jobs.ts'
import { billJobs } from './modules/finance/jobs/bill-jobs.ts'
import { uploadImportJobs } from './modules/imports/jobs/import-file-job.ts'
import { typedImportJobs } from './modules/imports/jobs/typed-import-job.ts'
import { keepingJobs } from './modules/keeping/jobs/keeping-jobs.ts'
import { labelJobs } from './modules/labels/jobs/move-label-pictures.ts'
import { type MayReceive, messageJobs } from './modules/messages/jobs/message-jobs.ts'
import { monitoringJobs } from './modules/monitoring/jobs/alert-jobs.ts'
import { isChannelOn } from './modules/notices/index.ts'
import { noticeJobs } from './modules/notices/jobs/notice-jobs.ts'
import { licenceJobs } from './modules/onboarding/jobs/move-licences.ts'
import { operatorJobs } from './modules/operators/jobs/operator-jobs.ts'
import { rollUpJobs } from './modules/rollups/jobs/roll-up-job.ts'
import { uploadJobs } from './modules/uploads/jobs/upload-jobs.ts'

/**
 * A code to a new password goes to somebody who has an account; the answer to who asked for it was given before. Notices
 * go to whom still has them sent.
 */
const mayReceive: MayReceive = async (db, content, to) => {
  if (content.is === 'notices') return isChannelOn(db, content.subscriptionId)
  return (
    content.is !== 'code' || content.purpose !== 'reset' || (await accountOfRecipient(db, to)) !== undefined
  )
}

/**
 * Everything that this program does in the background.
 * @param channels left out by a command, which has no settings of mail: messages wait for a worker that has them, and
 * exports for one that surely stores files where servers read them
 */
export function moduleJobs(db: Database, files: Files, channels?: Channels): ModuleJobs[] {
  return [
    ...platformJobs(db, files),
    rollUpJobs,
    monitoringJobs,
    ...messageJobs(channels, mayReceive),
    ...exportJobs(files, channels && MODULE_PARTS),
    ...accountJobs,
    ...accessJobs,
    ...keepingJobs,
    ...noticeJobs,
    ...operatorJobs,
    uploadJobs,
    uploadImportJobs({ parts: IMPORT_PARTS, files, removeDemo: removeDemoGoods }),
    // The file of a command is on the machine of the command: with PostgreSQL the command runs its import itself.
    ...(db.engine === 'embedded' ? [typedImportJobs({ parts: IMPORT_PARTS, files })] : []),
    billJobs(files),
    licenceJobs(files),
    labelJobs(files),
  ]
}
