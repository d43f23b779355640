// Made by `node tooling/gen.mjs` from the contract; change openapi/ and run it again.
// Each operation is a constant of its own, so that a page carries only the bounds that it reads.
export const acceptFinanceDifferenceBody = {
  store: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  month: { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
  currency: { pattern: '^[A-Z]{3}$' },
  difference: { minimum: -9007199254740991, maximum: 9007199254740991 },
  note: { minLength: 1, maxLength: 500, pattern: '\\S' },
} as const
export const addBillAliasBody = {
  layout: { pattern: '^[a-z0-9_]{1,40}$' },
  field: { pattern: '^[a-zA-Z]{1,40}$' },
  alias: { minLength: 1, maxLength: 100 },
} as const
export const addFavouritesBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
  folder: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  note: { maxLength: 500 },
} as const
export const addImportRowsBody = {
  sequence: { minimum: 1 },
  rows: { minItems: 1, maxItems: 500 },
} as const
export const addListingsBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const addMailAddressBody = {
  address: { maxLength: 254, pattern: '^[-!#-\'*+./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$' },
} as const
export const addSubAccountBody = {
  mobile: { pattern: '^1[3-9][0-9]{9}$' },
  password: { pattern: '^$|^[\\s\\S]{6,16}$' },
} as const
export const answerFinanceImportBody = {
  files: { minItems: 1, maxItems: 500 },
  'files[].no': { minimum: 0, maximum: 10000 },
  'files[].book': { minLength: 1, maxLength: 20 },
  'files[].period': { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
} as const
export const answerFinanceImportPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const answerInvitationPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const cancelOrderPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const cancelUnionByPostBody = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const commitFinanceImportPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const confirmMailAddressBody = {
  token: { pattern: '^hxm_[A-Za-z0-9_-]{43}$' },
} as const
export const confirmOrderBody = {
  fen: { minimum: 1, maximum: 1000000000 },
  receipt: { minLength: 1, maxLength: 64 },
  payer: { minLength: 4, maxLength: 64 },
} as const
export const confirmOrderPath = {
  number: { pattern: '^[A-Z0-9]{6,32}$' },
} as const
export const createApiKeyBody = {
  name: { minLength: 1, maxLength: 40, pattern: '\\S' },
  scopes: { minItems: 1, maxItems: 4 },
  expiresInDays: { minimum: 1, maximum: 365 },
} as const
export const createExportBody = {
  'request.columns': { maxItems: 100 },
  'request.columns[].id': { pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' },
  'request.columns[].label': { maxLength: 40 },
  'request.ids': { minItems: 1, maxItems: 5000 },
  'request.ids[]': { minLength: 1, maxLength: 100 },
  'request.most': { minimum: 1, maximum: 100000 },
  'request.title': { minLength: 1, maxLength: 60 },
} as const
export const createFavouriteFolderBody = {
  name: { minLength: 1, maxLength: 30, pattern: '\\S' },
} as const
export const createFinanceImportBody = {
  uploads: { minItems: 1, maxItems: 50 },
  book: { minLength: 1, maxLength: 20 },
  period: { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
} as const
export const createHostTokenBody = {
  origin: { minLength: 8, maxLength: 300 },
} as const
export const createImportFileBody = {
  map: { pattern: '^[a-z0-9][a-z0-9-]{1,39}$' },
  sheet: { minLength: 1, maxLength: 100 },
} as const
export const createImportJobBody = {
  map: { pattern: '^[a-z0-9][a-z0-9-]{1,39}$' },
  fileName: { minLength: 1, maxLength: 200 },
  fileSha256: { pattern: '^[0-9a-f]{64}$' },
  fileBytes: { minimum: 0, maximum: 21474836480 },
  columns: { minItems: 1, maxItems: 500 },
  'columns[]': { minLength: 1, maxLength: 200 },
} as const
export const createOrderBody = {
  planId: { minimum: 1, maximum: 1000000 },
  key: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const createOwnStoreBody = {
  key: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  name: { minLength: 1, maxLength: 40, pattern: '\\S' },
  mallId: { pattern: '^[0-9]{1,20}$' },
  books: { minItems: 1, maxItems: 12 },
  'books[]': { minLength: 1, maxLength: 20, pattern: '^\\S(.*\\S)?$' },
  currency: { pattern: '^[A-Z]{3}$' },
  group: { maxLength: 30 },
  note: { maxLength: 500 },
} as const
export const createResetLinkBody = {
  checked: { minLength: 2, maxLength: 200, pattern: '\\S' },
} as const
export const createResetLinkPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const createSavedViewBody = {
  board: { pattern: '^/[A-Za-z0-9_/-]{1,60}$' },
  name: { minLength: 1, maxLength: 30, pattern: '\\S' },
  'columns.order': { maxItems: 100 },
  'columns.order[]': { maxLength: 60 },
  'columns.hidden': { maxItems: 100 },
  'columns.hidden[]': { maxLength: 60 },
  'columns.left': { maxItems: 100 },
  'columns.left[]': { maxLength: 60 },
  'columns.right': { maxItems: 100 },
  'columns.right[]': { maxLength: 60 },
} as const
export const createUploadBody = {
  name: { minLength: 1, maxLength: 200 },
  bytes: { minimum: 1, maximum: 1099511627776 },
  sha256: { pattern: '^[0-9a-f]{64}$' },
} as const
export const decideJobBody = {
  kind: { minLength: 1, maxLength: 100 },
  key: { minLength: 1, maxLength: 200 },
} as const
export const decidePurchaseRequestBody = {
  priceFen: { minimum: 1, maximum: 100000000 },
  reply: { maxLength: 500 },
} as const
export const decidePurchaseRequestPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const decideSettlementBody = {
  reply: { maxLength: 500 },
} as const
export const decideSettlementPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const decideStoreClaimBody = {
  reply: { maxLength: 500 },
} as const
export const decideStoreClaimPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const deleteFavouriteFolderPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const deleteLabelPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const deleteSavedViewPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const deleteViewAlertPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const dismissGoodsBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const dropFinanceImportPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const editUserBody = {
  id: { maxLength: 64 },
  nickname: { minLength: 1, maxLength: 30, pattern: '\\S' },
  password: { pattern: '^$|^[\\s\\S]{6,16}$' },
  confirmPassword: { maxLength: 64 },
} as const
export const eraseOwnStorePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const getCreatorHistoryPath = {
  id: { pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$' },
} as const
export const getCreatorPath = {
  id: { pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$' },
} as const
export const getDictionaryPath = {
  name: { pattern: '^[a-z][a-z0-9_]{0,39}$' },
} as const
export const getFinanceImportPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const getGoodsHistoryPath = {
  id: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
} as const
export const getGoodsPath = {
  id: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
} as const
export const getLabelPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const getLivePath = {
  id: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
} as const
export const getOrderPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const getOwnStorePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const getSettlementLicencePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const getSharedViewPath = {
  shareId: { pattern: '^[A-Za-z0-9_-]{22}$' },
} as const
export const getShopCompanyPath = {
  id: { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const getShopHistoryPath = {
  id: { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const getShopPath = {
  id: { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const getVideoPath = {
  id: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
} as const
export const listCreatorGoodsPath = {
  id: { pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$' },
} as const
export const listCreatorShopsPath = {
  id: { pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$' },
} as const
export const listFinanceRefusalsPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const listSimilarGoodsPath = {
  id: { pattern: '^[A-Za-z0-9_-]{1,40}$' },
} as const
export const orderFavouriteFoldersBody = {
  ids: { maxItems: 100 },
  'ids[]': { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const orderSavedViewsBody = {
  ids: { maxItems: 200 },
  'ids[]': { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const previewAlertBody = {
  'rule.percent': { minimum: 1, maximum: 1000 },
} as const
export const previewImportFileBody = {
  map: { pattern: '^[a-z0-9][a-z0-9-]{1,39}$' },
  sheet: { minLength: 1, maxLength: 100 },
} as const
export const previewImportRowsBody = {
  map: { pattern: '^[a-z0-9][a-z0-9-]{1,39}$' },
  columns: { minItems: 1, maxItems: 500 },
  'columns[]': { minLength: 1, maxLength: 200 },
  rows: { minItems: 1, maxItems: 500 },
} as const
export const previewRefundPath = {
  number: { pattern: '^[A-Z0-9]{6,32}$' },
} as const
export const pricePlanBody = {
  priceFen: { minimum: 1, maximum: 1000000000 },
} as const
export const pricePlanPath = {
  id: { minimum: 1, maximum: 100000 },
} as const
export const provePresenceBody = {
  password: { minLength: 1, maxLength: 64 },
} as const
export const putFinanceClassRulesBody = {
  revision: { minimum: 0, maximum: 2000000000 },
  rules: { maxItems: 200 },
  'rules[].type': { maxLength: 40 },
  'rules[].remark': { maxLength: 100 },
} as const
export const putFinanceCostsBody = {
  rows: { maxItems: 500 },
  'rows[].skuCode': { maxLength: 100 },
  'rows[].skuId': { maxLength: 20 },
  'rows[].validFrom': { maxLength: 20 },
  'rows[].goods': { maxLength: 30 },
  'rows[].currency': { maxLength: 20 },
  'rows[].head': { maxLength: 30 },
  'rows[].pack': { maxLength: 30 },
  'rows[].other': { maxLength: 30 },
  'rows[].supplier': { maxLength: 200 },
  'rows[].note': { maxLength: 500 },
  remove: { maxItems: 500 },
  'remove[].skuCode': { minLength: 1, maxLength: 100 },
  'remove[].skuId': { maxLength: 20 },
  'remove[].validFrom': { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
} as const
export const putFinanceRatesBody = {
  rows: { maxItems: 500 },
  'rows[].day': { maxLength: 20 },
  'rows[].currency': { maxLength: 20 },
  'rows[].rate': { maxLength: 20 },
  'rows[].source': { maxLength: 100 },
  remove: { maxItems: 500 },
  'remove[].currency': { pattern: '^[A-Z]{3}$' },
  'remove[].day': { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
} as const
export const putFinanceStoreCostsBody = {
  rows: { maxItems: 500 },
  'rows[].store': { maxLength: 100 },
  'rows[].month': { maxLength: 20 },
  'rows[].kind': { maxLength: 50 },
  'rows[].amount': { maxLength: 30 },
  'rows[].currency': { maxLength: 20 },
  'rows[].note': { maxLength: 200 },
  remove: { maxItems: 500 },
  'remove[].month': { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
  'remove[].kind': { minLength: 1, maxLength: 50 },
  'remove[].currency': { pattern: '^[A-Z]{3}$' },
} as const
export const putFinanceTypedAmountBody = {
  store: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  currency: { pattern: '^[A-Z]{3}$' },
  day: { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
  minor: { minimum: -100000000000, maximum: 100000000000 },
} as const
export const putLabelBody = {
  base: { minimum: 0, maximum: 2000000000 },
  name: { maxLength: 200 },
  folder: { maxLength: 100 },
  width: { minimum: 0, maximum: 1000000 },
  height: { minimum: 0, maximum: 1000000 },
  pages: { minimum: 1, maximum: 200 },
  thumbnail: { maxLength: 200000, pattern: '^(data:image/png;base64,[A-Za-z0-9+/=]+)?$' },
  content: { minLength: 2, maxLength: 4000000 },
} as const
export const putLabelPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const putUploadPartPath = {
  offset: { minimum: 0, maximum: 33554432 },
} as const
export const quoteExportBody = {
  columns: { maxItems: 100 },
  'columns[].id': { pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' },
  'columns[].label': { maxLength: 40 },
  ids: { minItems: 1, maxItems: 5000 },
  'ids[]': { minLength: 1, maxLength: 100 },
  most: { minimum: 1, maximum: 100000 },
  title: { minLength: 1, maxLength: 60 },
} as const
export const readNoticesBody = {
  ids: { maxItems: 200 },
  'ids[]': { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const redeemAddressTokenBody = {
  token: { minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' },
} as const
export const redeemCodeBody = {
  to: { maxLength: 254, pattern: '^(1[3-9][0-9]{9}|[-!#-\'*+./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+)$' },
  code: { pattern: '^[0-9]{6}$' },
} as const
export const redeemHandoverCodeBody = {
  code: { pattern: '^hxc_[A-Za-z0-9_-]{43}$' },
} as const
export const refundOrderBody = {
  fen: { minimum: 1 },
} as const
export const refundOrderPath = {
  number: { pattern: '^[A-Z0-9]{6,32}$' },
} as const
export const registerBody = {
  mobile: { pattern: '^1[3-9][0-9]{9}$' },
  password: { minLength: 6, maxLength: 16 },
  confirm_password: { minLength: 6, maxLength: 16 },
  termsVersion: { minLength: 1, maxLength: 16 },
  privacyVersion: { minLength: 1, maxLength: 16 },
  code: { pattern: '^[0-9]{6}$' },
  invite_code: { maxLength: 16, pattern: '^[A-Za-z0-9]*$' },
  source: { maxLength: 64, pattern: '^[A-Za-z0-9_.:-]*$' },
} as const
export const releaseCommissionPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const removeFavouritesBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const removeHostPath = {
  name: { minLength: 1, maxLength: 253 },
} as const
export const removeListingsBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const removeMailAddressPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const removeNewsPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const renameFavouriteFolderBody = {
  name: { minLength: 1, maxLength: 30, pattern: '\\S' },
} as const
export const renameFavouriteFolderPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const requestInvoiceBody = {
  title: { minLength: 1, maxLength: 100, pattern: '\\S' },
  taxNumber: { maxLength: 18 },
  email: { maxLength: 100, pattern: '^[^\\s@]+@[^\\s@]+[.][^\\s@]+$' },
} as const
export const requestInvoicePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const requestPurchaseBody = {
  planId: { minimum: 1, maximum: 1000000 },
  months: { minimum: 1, maximum: 36 },
  payer: { minLength: 4, maxLength: 64 },
  note: { minLength: 1, maxLength: 200 },
  key: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const resetPasswordBody = {
  token: { pattern: '^hxr_[A-Za-z0-9_-]{43}$' },
  password: { minLength: 6, maxLength: 16 },
  confirm_password: { minLength: 6, maxLength: 16 },
} as const
export const restoreFavouritesBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const restoreListingsBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
} as const
export const revealCreatorContactPath = {
  id: { pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}$' },
} as const
export const revokeApiKeyPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const revokeSessionPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const saveHostBody = {
  siteName: { minLength: 1, maxLength: 20 },
  logoUrl: { maxLength: 500 },
  loginUrl: { maxLength: 500 },
  accent: { pattern: '^#[0-9a-fA-F]{6}$' },
  hidden: { maxItems: 20 },
  origins: { maxItems: 20 },
  'origins[]': { maxLength: 300 },
} as const
export const saveHostPath = {
  name: { minLength: 1, maxLength: 253 },
} as const
export const saveNewsBody = {
  title: { minLength: 1, maxLength: 100 },
  body: { minLength: 1, maxLength: 20000 },
  publishedAt: { minimum: 0, maximum: 32503680000000 },
} as const
export const saveNewsPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const sayNoFinanceBillsBody = {
  book: { maxLength: 20 },
} as const
export const sendCodeBody = {
  to: { maxLength: 254, pattern: '^(1[3-9][0-9]{9}|[-!#-\'*+./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+)$' },
} as const
export const setDictionaryEntryBody = {
  value: { maxLength: 4000 },
} as const
export const setDictionaryEntryPath = {
  name: { pattern: '^[a-zA-Z][a-zA-Z0-9_]{0,63}$' },
  key: { pattern: '^[a-zA-Z][a-zA-Z0-9_]{0,63}$' },
} as const
export const setFlagPath = {
  name: { pattern: '^[a-z][a-z_]{1,39}$' },
} as const
export const setOwnStorePeopleBody = {
  revision: { minimum: 1, maximum: 2000000000 },
  people: { maxItems: 200 },
  'people[].memberId': { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const setOwnStorePeoplePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const setOwnStoreStatePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const setPasswordBody = {
  password: { minLength: 6, maxLength: 16 },
  confirm_password: { minLength: 6, maxLength: 16 },
} as const
export const setUserMembershipBody = {
  vipExpire: { minimum: 0, maximum: 32503680000000 },
} as const
export const setUserMembershipPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const setUserRightsBody = {
  userCustom: { maxItems: 50 },
  'userCustom[]': { minLength: 1, maxLength: 40 },
  belongCode: { maxLength: 500, pattern: '^https://' },
} as const
export const setUserRightsPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const setViewAlertBody = {
  'rule.percent': { minimum: 1, maximum: 1000 },
} as const
export const setViewAlertPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const shareSavedViewPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const signInBody = {
  mobile: { minLength: 1, maxLength: 40 },
  password: { minLength: 1, maxLength: 64 },
  termsVersion: { minLength: 1, maxLength: 16 },
  privacyVersion: { minLength: 1, maxLength: 16 },
} as const
export const submitSettlementBody = {
  company: { minLength: 2, maxLength: 100, pattern: '\\S' },
  creditCode: { maxLength: 18 },
  licence: { maxLength: 800000, pattern: '^[A-Za-z0-9+/]+={0,2}$' },
  areaCode: { pattern: '^[0-9]{6}$' },
  address: { maxLength: 200 },
  licenceUntil: { pattern: '^(longterm|[0-9]{4}-[0-9]{2}-[0-9]{2})$' },
  legalPerson: { maxLength: 50 },
  contact: { minLength: 1, maxLength: 50, pattern: '\\S' },
  mobile: { pattern: '^1[3-9][0-9]{9}$' },
  email: { maxLength: 100, pattern: '^[^\\s@]+@[^\\s@]+[.][^\\s@]+$' },
  platforms: { minItems: 1, maxItems: 6 },
  shopUrl: { maxLength: 300, pattern: '^https://' },
  needs: { minItems: 1, maxItems: 4 },
  inviteCode: { maxLength: 16 },
  remark: { maxLength: 500 },
} as const
export const takeBackNoFinanceBillsPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const undoFinanceImportPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const unshareSavedViewPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const unsubscribeBody = {
  token: { pattern: '^hxu_[A-Za-z0-9_-]{43}$' },
} as const
export const updateErpUserBody = {
  mobile: { pattern: '^1[3-9][0-9]{9}$' },
  origin: { minLength: 8, maxLength: 300 },
} as const
export const updateFavouritesBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
  folder: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  note: { maxLength: 500 },
} as const
export const updateListingsBody = {
  ids: { minItems: 1, maxItems: 200 },
  'ids[]': { pattern: '^[A-Za-z0-9_.:-]{1,80}$' },
  targetShop: { maxLength: 60 },
  targetSite: { minimum: 100, maximum: 999 },
  'cost.amount': { minimum: 1, maximum: 1000000000 },
  'cost.currency': { pattern: '^[A-Z]{3}$' },
  'declaredPrice.amount': { minimum: 1, maximum: 1000000000 },
  'declaredPrice.currency': { pattern: '^[A-Z]{3}$' },
  note: { maxLength: 500 },
} as const
export const updateOwnStoreBody = {
  revision: { minimum: 1, maximum: 2000000000 },
  name: { minLength: 1, maxLength: 40, pattern: '\\S' },
  mallId: { pattern: '^[0-9]{1,20}$' },
  books: { minItems: 1, maxItems: 12 },
  'books[]': { minLength: 1, maxLength: 20, pattern: '^\\S(.*\\S)?$' },
  currency: { pattern: '^[A-Z]{3}$' },
  group: { maxLength: 30 },
  note: { maxLength: 500 },
} as const
export const updateOwnStorePath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const updateSavedViewBody = {
  name: { minLength: 1, maxLength: 30, pattern: '\\S' },
  'columns.order': { maxItems: 100 },
  'columns.order[]': { maxLength: 60 },
  'columns.hidden': { maxItems: 100 },
  'columns.hidden[]': { maxLength: 60 },
  'columns.left': { maxItems: 100 },
  'columns.left[]': { maxLength: 60 },
  'columns.right': { maxItems: 100 },
  'columns.right[]': { maxLength: 60 },
} as const
export const updateSavedViewPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
export const updateSubAccountBody = {
  son_id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  nickname: { minLength: 1, maxLength: 30, pattern: '\\S' },
  password: { pattern: '^$|^[\\s\\S]{6,16}$' },
} as const
export const withdrawPurchaseRequestPath = {
  id: { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
} as const
