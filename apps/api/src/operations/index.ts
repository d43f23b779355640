import type { Handlers } from '../http/handler.ts'
import { addImportRows } from './add-import-rows.ts'
import { addSubAccount } from './add-sub-account.ts'
import { answerInvitation } from './answer-invitation.ts'
import { cancelImportJob } from './cancel-import-job.ts'
import { cancelUnion } from './cancel-union.ts'
import { cancelUnionByPost } from './cancel-union-by-post.ts'
import { createImportJob } from './create-import-job.ts'
import { editUser } from './edit-user.ts'
import { finishImportJob } from './finish-import-job.ts'
import { getDictionary } from './get-dictionary.ts'
import { getEntitlements } from './get-entitlements.ts'
import { getGoods } from './get-goods.ts'
import { getGoodsHistory } from './get-goods-history.ts'
import { getHealth } from './get-health.ts'
import { getImportJob } from './get-import-job.ts'
import { getServerTime } from './get-server-time.ts'
import { getUserInfo } from './get-user-info.ts'
import { listAreas } from './list-areas.ts'
import { listCategories } from './list-categories.ts'
import { listCommissionMonths } from './list-commission-months.ts'
import { listCurrencies } from './list-currencies.ts'
import { listImportJobs } from './list-import-jobs.ts'
import { listImportMappings } from './list-import-mappings.ts'
import { listInvitations } from './list-invitations.ts'
import { listPlans } from './list-plans.ts'
import { listReferralOrders } from './list-referral-orders.ts'
import { listReferralUsers } from './list-referral-users.ts'
import { listSessions } from './list-sessions.ts'
import { listSheinLocations } from './list-shein-locations.ts'
import { listSimilarGoods } from './list-similar-goods.ts'
import { listSubAccounts } from './list-sub-accounts.ts'
import { previewImportRows } from './preview-import-rows.ts'
import { register } from './register.ts'
import { revokeSession } from './revoke-session.ts'
import { searchGoods } from './search-goods.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { updateErpUser } from './update-erp-user.ts'
import { updateSubAccount } from './update-sub-account.ts'

/** Every operation of the contract. One that is missing does not compile. */
export const handlers = {
  addImportRows,
  addSubAccount,
  answerInvitation,
  cancelImportJob,
  cancelUnion,
  cancelUnionByPost,
  createImportJob,
  editUser,
  finishImportJob,
  getDictionary,
  getEntitlements,
  getGoods,
  getGoodsHistory,
  getHealth,
  getImportJob,
  getServerTime,
  getUserInfo,
  listAreas,
  listCategories,
  listCommissionMonths,
  listCurrencies,
  listImportJobs,
  listImportMappings,
  listInvitations,
  listPlans,
  listReferralOrders,
  listReferralUsers,
  listSessions,
  listSheinLocations,
  listSimilarGoods,
  listSubAccounts,
  previewImportRows,
  register,
  revokeSession,
  searchGoods,
  setPassword,
  signIn,
  signOut,
  updateErpUser,
  updateSubAccount,
} satisfies Handlers
