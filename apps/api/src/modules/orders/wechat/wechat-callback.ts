/** Where WeChat Pay tells of payments. Its protocol, not the contract of ours: raw bytes in, no envelope out. */
export const WECHAT_CALLBACK = '/api/payments/wechat/notify'
