import type { Handlers } from '../http/handler.ts'
import { addFavourites } from './add-favourites.ts'
import { addImportRows } from './add-import-rows.ts'
import { addListings } from './add-listings.ts'
import { addSubAccount } from './add-sub-account.ts'
import { adminHandlers } from './admin/index.ts'
import { answerInvitation } from './answer-invitation.ts'
import { cancelExport } from './cancel-export.ts'
import { cancelImportJob } from './cancel-import-job.ts'
import { cancelUnion } from './cancel-union.ts'
import { cancelUnionByPost } from './cancel-union-by-post.ts'
import { createApiKey } from './create-api-key.ts'
import { createExport } from './create-export.ts'
import { createFavouriteFolder } from './create-favourite-folder.ts'
import { createHandoverCode } from './create-handover-code.ts'
import { createHostToken } from './create-host-token.ts'
import { createImportJob } from './create-import-job.ts'
import { createSavedView } from './create-saved-view.ts'
import { deleteFavouriteFolder } from './delete-favourite-folder.ts'
import { deleteLabel } from './delete-label.ts'
import { deleteSavedView } from './delete-saved-view.ts'
import { deleteViewAlert } from './delete-view-alert.ts'
import { dismissGoods } from './dismiss-goods.ts'
import { downloadExport } from './download-export.ts'
import { editUser } from './edit-user.ts'
import { finishImportJob } from './finish-import-job.ts'
import { getCreator } from './get-creator.ts'
import { getCreatorHistory } from './get-creator-history.ts'
import { getDictionary } from './get-dictionary.ts'
import { getEntitlements } from './get-entitlements.ts'
import { getExport } from './get-export.ts'
import { getGoods } from './get-goods.ts'
import { getGoodsHistory } from './get-goods-history.ts'
import { getHealth } from './get-health.ts'
import { getImportJob } from './get-import-job.ts'
import { getLabel } from './get-label.ts'
import { getLive } from './get-live.ts'
import { getMarket } from './get-market.ts'
import { getReferralSummary } from './get-referral-summary.ts'
import { getServerTime } from './get-server-time.ts'
import { getSettlement } from './get-settlement.ts'
import { getSharedView } from './get-shared-view.ts'
import { getShop } from './get-shop.ts'
import { getShopCompany } from './get-shop-company.ts'
import { getShopHistory } from './get-shop-history.ts'
import { getUserInfo } from './get-user-info.ts'
import { getVideo } from './get-video.ts'
import { listApiKeys } from './list-api-keys.ts'
import { listAreas } from './list-areas.ts'
import { listCategories } from './list-categories.ts'
import { listCommissionMonths } from './list-commission-months.ts'
import { listCreatorGoods } from './list-creator-goods.ts'
import { listCreatorShops } from './list-creator-shops.ts'
import { listCurrencies } from './list-currencies.ts'
import { listExports } from './list-exports.ts'
import { listFavouriteFolders } from './list-favourite-folders.ts'
import { listFavouriteIds } from './list-favourite-ids.ts'
import { listImportJobs } from './list-import-jobs.ts'
import { listImportMappings } from './list-import-mappings.ts'
import { listInvitations } from './list-invitations.ts'
import { listLabels } from './list-labels.ts'
import { listListingMarks } from './list-listing-marks.ts'
import { listNews } from './list-news.ts'
import { listNotices } from './list-notices.ts'
import { listPlans } from './list-plans.ts'
import { listReferralOrders } from './list-referral-orders.ts'
import { listReferralUsers } from './list-referral-users.ts'
import { listSavedViews } from './list-saved-views.ts'
import { listSessions } from './list-sessions.ts'
import { listSheinLocations } from './list-shein-locations.ts'
import { listSimilarGoods } from './list-similar-goods.ts'
import { listSubAccounts } from './list-sub-accounts.ts'
import { listTierRights } from './list-tier-rights.ts'
import { orderFavouriteFolders } from './order-favourite-folders.ts'
import { orderHandlers } from './order-handlers.ts'
import { orderSavedViews } from './order-saved-views.ts'
import { previewAlert } from './preview-alert.ts'
import { previewImportRows } from './preview-import-rows.ts'
import { provePresence } from './prove-presence.ts'
import { putLabel } from './put-label.ts'
import { quoteExport } from './quote-export.ts'
import { rankCreators } from './rank-creators.ts'
import { rankGoods } from './rank-goods.ts'
import { rankLiveGoods } from './rank-live-goods.ts'
import { rankShops } from './rank-shops.ts'
import { readNotices } from './read-notices.ts'
import { redeemAddressToken } from './redeem-address-token.ts'
import { redeemHandoverCode } from './redeem-handover-code.ts'
import { register } from './register.ts'
import { removeFavourites } from './remove-favourites.ts'
import { removeListings } from './remove-listings.ts'
import { renameFavouriteFolder } from './rename-favourite-folder.ts'
import { resetPassword } from './reset-password.ts'
import { restoreFavourites } from './restore-favourites.ts'
import { restoreListings } from './restore-listings.ts'
import { revealCreatorContact } from './reveal-creator-contact.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { revokeApiKeys } from './revoke-api-keys.ts'
import { revokeSession } from './revoke-session.ts'
import { searchCreators } from './search-creators.ts'
import { searchFavourites } from './search-favourites.ts'
import { searchGoods } from './search-goods.ts'
import { searchListings } from './search-listings.ts'
import { searchLives } from './search-lives.ts'
import { searchShops } from './search-shops.ts'
import { searchVideos } from './search-videos.ts'
import { setPassword } from './set-password.ts'
import { setViewAlert } from './set-view-alert.ts'
import { shareSavedView } from './share-saved-view.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { submitSettlement } from './submit-settlement.ts'
import { unshareSavedView } from './unshare-saved-view.ts'
import { updateErpUser } from './update-erp-user.ts'
import { updateFavourites } from './update-favourites.ts'
import { updateListings } from './update-listings.ts'
import { updateSavedView } from './update-saved-view.ts'
import { updateSubAccount } from './update-sub-account.ts'

/** Every operation of the contract. One that is missing does not compile. */
export const handlers = {
  ...adminHandlers,
  ...orderHandlers,
  addFavourites,
  addImportRows,
  addSubAccount,
  answerInvitation,
  cancelExport,
  cancelImportJob,
  cancelUnion,
  cancelUnionByPost,
  createApiKey,
  createExport,
  createFavouriteFolder,
  createImportJob,
  createSavedView,
  deleteFavouriteFolder,
  deleteLabel,
  deleteSavedView,
  deleteViewAlert,
  dismissGoods,
  downloadExport,
  editUser,
  finishImportJob,
  getDictionary,
  getEntitlements,
  getExport,
  getGoods,
  getLabel,
  getGoodsHistory,
  getHealth,
  getImportJob,
  getServerTime,
  getSharedView,
  getShop,
  getShopCompany,
  getShopHistory,
  getUserInfo,
  listAreas,
  listCategories,
  listCommissionMonths,
  listCurrencies,
  listExports,
  listFavouriteFolders,
  listFavouriteIds,
  listImportJobs,
  listImportMappings,
  listInvitations,
  listNews,
  listNotices,
  listPlans,
  listReferralOrders,
  listReferralUsers,
  listLabels,
  listSavedViews,
  putLabel,
  listSessions,
  listSheinLocations,
  listSimilarGoods,
  listSubAccounts,
  orderFavouriteFolders,
  orderSavedViews,
  previewAlert,
  previewImportRows,
  quoteExport,
  rankShops,
  readNotices,
  rankGoods,
  register,
  removeFavourites,
  renameFavouriteFolder,
  restoreFavourites,
  revokeSession,
  provePresence,
  resetPassword,
  searchFavourites,
  searchGoods,
  searchShops,
  setPassword,
  setViewAlert,
  shareSavedView,
  signIn,
  signOut,
  unshareSavedView,
  updateErpUser,
  updateFavourites,
  updateSavedView,
  updateSubAccount,
  getCreator,
  getCreatorHistory,
  getLive,
  getMarket,
  getVideo,
  listApiKeys,
  listCreatorGoods,
  listCreatorShops,
  rankCreators,
  rankLiveGoods,
  revealCreatorContact,
  revokeApiKey,
  revokeApiKeys,
  searchCreators,
  searchLives,
  searchVideos,
  listTierRights,
  getReferralSummary,
  getSettlement,
  submitSettlement,
  createHandoverCode,
  redeemHandoverCode,
  redeemAddressToken,
  createHostToken,
  addListings,
  listListingMarks,
  removeListings,
  restoreListings,
  searchListings,
  updateListings,
} satisfies Handlers
