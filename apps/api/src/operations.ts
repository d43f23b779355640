import { getHealth } from '#platform/http/get-health.ts'
import type { Handlers } from '#platform/http/handler.ts'
import { adminHandlers } from './console-operations.ts'
import { importHandlers } from './import-operations.ts'
import { messageHandlers } from './message-operations.ts'
import { addSubAccount } from './modules/account/operations/add-sub-account.ts'
import { answerInvitation } from './modules/account/operations/answer-invitation.ts'
import { cancelUnion } from './modules/account/operations/cancel-union.ts'
import { cancelUnionByPost } from './modules/account/operations/cancel-union-by-post.ts'
import { createApiKey } from './modules/account/operations/create-api-key.ts'
import { createHandoverCode } from './modules/account/operations/create-handover-code.ts'
import { createHostToken } from './modules/account/operations/create-host-token.ts'
import { editUser } from './modules/account/operations/edit-user.ts'
import { getUserInfo } from './modules/account/operations/get-user-info.ts'
import { listApiKeys } from './modules/account/operations/list-api-keys.ts'
import { listInvitations } from './modules/account/operations/list-invitations.ts'
import { listSessions } from './modules/account/operations/list-sessions.ts'
import { listSubAccounts } from './modules/account/operations/list-sub-accounts.ts'
import { provePresence } from './modules/account/operations/prove-presence.ts'
import { redeemAddressToken } from './modules/account/operations/redeem-address-token.ts'
import { redeemCode } from './modules/account/operations/redeem-code.ts'
import { redeemHandoverCode } from './modules/account/operations/redeem-handover-code.ts'
import { register } from './modules/account/operations/register.ts'
import { resetPassword } from './modules/account/operations/reset-password.ts'
import { revokeApiKey } from './modules/account/operations/revoke-api-key.ts'
import { revokeApiKeys } from './modules/account/operations/revoke-api-keys.ts'
import { revokeSession } from './modules/account/operations/revoke-session.ts'
import { sendCode } from './modules/account/operations/send-code.ts'
import { setPassword } from './modules/account/operations/set-password.ts'
import { signIn } from './modules/account/operations/sign-in.ts'
import { signOut } from './modules/account/operations/sign-out.ts'
import { updateErpUser } from './modules/account/operations/update-erp-user.ts'
import { updateSubAccount } from './modules/account/operations/update-sub-account.ts'
import { getDictionary } from './modules/content/operations/get-dictionary.ts'
import { listNews } from './modules/content/operations/list-news.ts'
import { getCreator } from './modules/creators/operations/get-creator.ts'
import { getCreatorHistory } from './modules/creators/operations/get-creator-history.ts'
import { getLive } from './modules/creators/operations/get-live.ts'
import { getVideo } from './modules/creators/operations/get-video.ts'
import { listCreatorGoods } from './modules/creators/operations/list-creator-goods.ts'
import { listCreatorShops } from './modules/creators/operations/list-creator-shops.ts'
import { rankCreators } from './modules/creators/operations/rank-creators.ts'
import { rankLiveGoods } from './modules/creators/operations/rank-live-goods.ts'
import { revealCreatorContact } from './modules/creators/operations/reveal-creator-contact.ts'
import { searchCreators } from './modules/creators/operations/search-creators.ts'
import { searchLives } from './modules/creators/operations/search-lives.ts'
import { searchVideos } from './modules/creators/operations/search-videos.ts'
import { cancelExport } from './modules/exports/operations/cancel-export.ts'
import { createExport } from './modules/exports/operations/create-export.ts'
import { downloadExport } from './modules/exports/operations/download-export.ts'
import { getExport } from './modules/exports/operations/get-export.ts'
import { listExports } from './modules/exports/operations/list-exports.ts'
import { quoteExport } from './modules/exports/operations/quote-export.ts'
import { financeHandlers } from './modules/finance/operations/finance-handlers.ts'
import { getGoods } from './modules/goods/operations/get-goods.ts'
import { getGoodsHistory } from './modules/goods/operations/get-goods-history.ts'
import { listSimilarGoods } from './modules/goods/operations/list-similar-goods.ts'
import { searchGoods } from './modules/goods/operations/search-goods.ts'
import { addFavourites } from './modules/keeping/operations/add-favourites.ts'
import { createFavouriteFolder } from './modules/keeping/operations/create-favourite-folder.ts'
import { createSavedView } from './modules/keeping/operations/create-saved-view.ts'
import { deleteFavouriteFolder } from './modules/keeping/operations/delete-favourite-folder.ts'
import { deleteSavedView } from './modules/keeping/operations/delete-saved-view.ts'
import { dismissGoods } from './modules/keeping/operations/dismiss-goods.ts'
import { getSharedView } from './modules/keeping/operations/get-shared-view.ts'
import { listFavouriteFolders } from './modules/keeping/operations/list-favourite-folders.ts'
import { listFavouriteIds } from './modules/keeping/operations/list-favourite-ids.ts'
import { listSavedViews } from './modules/keeping/operations/list-saved-views.ts'
import { orderFavouriteFolders } from './modules/keeping/operations/order-favourite-folders.ts'
import { orderSavedViews } from './modules/keeping/operations/order-saved-views.ts'
import { removeFavourites } from './modules/keeping/operations/remove-favourites.ts'
import { renameFavouriteFolder } from './modules/keeping/operations/rename-favourite-folder.ts'
import { restoreFavourites } from './modules/keeping/operations/restore-favourites.ts'
import { searchFavourites } from './modules/keeping/operations/search-favourites.ts'
import { shareSavedView } from './modules/keeping/operations/share-saved-view.ts'
import { unshareSavedView } from './modules/keeping/operations/unshare-saved-view.ts'
import { updateFavourites } from './modules/keeping/operations/update-favourites.ts'
import { updateSavedView } from './modules/keeping/operations/update-saved-view.ts'
import { deleteLabel } from './modules/labels/operations/delete-label.ts'
import { getLabel } from './modules/labels/operations/get-label.ts'
import { listLabels } from './modules/labels/operations/list-labels.ts'
import { putLabel } from './modules/labels/operations/put-label.ts'
import { addListings } from './modules/listing/operations/add-listings.ts'
import { listListingMarks } from './modules/listing/operations/list-listing-marks.ts'
import { removeListings } from './modules/listing/operations/remove-listings.ts'
import { restoreListings } from './modules/listing/operations/restore-listings.ts'
import { searchListings } from './modules/listing/operations/search-listings.ts'
import { updateListings } from './modules/listing/operations/update-listings.ts'
import { getMarket } from './modules/market/operations/get-market.ts'
import { deleteViewAlert } from './modules/monitoring/operations/delete-view-alert.ts'
import { previewAlert } from './modules/monitoring/operations/preview-alert.ts'
import { setViewAlert } from './modules/monitoring/operations/set-view-alert.ts'
import { listNotices } from './modules/notices/operations/list-notices.ts'
import { readNotices } from './modules/notices/operations/read-notices.ts'
import { getSettlement } from './modules/onboarding/operations/get-settlement.ts'
import { submitSettlement } from './modules/onboarding/operations/submit-settlement.ts'
import { getEntitlements } from './modules/orders/operations/get-entitlements.ts'
import { listPlans } from './modules/orders/operations/list-plans.ts'
import { listTierRights } from './modules/orders/operations/list-tier-rights.ts'
import { orderHandlers } from './modules/orders/operations/order-handlers.ts'
import { rankGoods } from './modules/ranks/operations/rank-goods.ts'
import { getServerTime } from './modules/reference/operations/get-server-time.ts'
import { listAreas } from './modules/reference/operations/list-areas.ts'
import { listCategories } from './modules/reference/operations/list-categories.ts'
import { listCurrencies } from './modules/reference/operations/list-currencies.ts'
import { listSheinLocations } from './modules/reference/operations/list-shein-locations.ts'
import { getReferralSummary } from './modules/referral/operations/get-referral-summary.ts'
import { listCommissionMonths } from './modules/referral/operations/list-commission-months.ts'
import { listReferralOrders } from './modules/referral/operations/list-referral-orders.ts'
import { listReferralUsers } from './modules/referral/operations/list-referral-users.ts'
import { getShop } from './modules/shops/operations/get-shop.ts'
import { getShopCompany } from './modules/shops/operations/get-shop-company.ts'
import { getShopHistory } from './modules/shops/operations/get-shop-history.ts'
import { rankShops } from './modules/shops/operations/rank-shops.ts'
import { searchShops } from './modules/shops/operations/search-shops.ts'
import { storeHandlers } from './modules/stores/operations/store-handlers.ts'

/** Every operation of the contract. One that is missing does not compile. */
export const handlers = {
  ...adminHandlers,
  ...importHandlers,
  ...messageHandlers,
  ...orderHandlers,
  ...financeHandlers,
  ...storeHandlers,
  addFavourites,
  addSubAccount,
  answerInvitation,
  cancelExport,
  cancelUnion,
  cancelUnionByPost,
  createApiKey,
  createExport,
  createFavouriteFolder,
  createSavedView,
  deleteFavouriteFolder,
  deleteLabel,
  deleteSavedView,
  deleteViewAlert,
  dismissGoods,
  downloadExport,
  editUser,
  getDictionary,
  getEntitlements,
  getExport,
  getGoods,
  getLabel,
  getGoodsHistory,
  getHealth,
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
  redeemCode,
  sendCode,
  createHostToken,
  addListings,
  listListingMarks,
  removeListings,
  restoreListings,
  searchListings,
  updateListings,
} satisfies Handlers
